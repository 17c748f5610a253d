//! The set-up played on the board.

use crate::rules::Site;

/// How notation calls a tray slot: `#1` to `#8`.
pub(crate) fn slot_name(site: Site) -> String {
    format!("#{}", site.0.saturating_sub(48))
}
