//! What the desktop tells a program: whether it prefers dark, and whether it has file dialogs.
//! Everything here may wait for D-Bus and is called on threads of its own.

#[cfg(target_os = "linux")]
use std::{env, time::Duration};

/// How the desktop says that it wants to look; `None` where it does not tell.
#[cfg(target_os = "linux")]
pub(crate) fn prefers_dark() -> Option<bool> {
    let answer = settings_portal()?;
    match answer {
        1 => Some(true),
        2 => Some(false),
        _ => None,
    }
}

/// Elsewhere the window library knows it by itself.
#[cfg(not(target_os = "linux"))]
pub(crate) fn prefers_dark() -> Option<bool> {
    None
}

/// Whether a file dialog can be shown. Elsewhere than on Linux it is part of the system.
#[cfg(not(target_os = "linux"))]
pub(crate) fn has_file_dialogs() -> bool {
    true
}

/// Whether a file dialog can be shown: a portal that offers one, or zenity. The dialog library
/// itself cannot tell a missing dialog from a cancelled one.
#[cfg(target_os = "linux")]
pub(crate) fn has_file_dialogs() -> bool {
    has_chooser_portal() || has_zenity()
}

#[cfg(target_os = "linux")]
fn has_zenity() -> bool {
    let paths = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&paths).any(|folder| folder.join("zenity").is_file())
}

#[cfg(target_os = "linux")]
const PORTAL: &str = "org.freedesktop.portal.Desktop";
#[cfg(target_os = "linux")]
const PORTAL_PATH: &str = "/org/freedesktop/portal/desktop";

#[cfg(target_os = "linux")]
async fn session_bus() -> Option<zbus::Connection> {
    // Without an address the library would look for a bus that nobody started.
    let has_bus = env::var_os("DBUS_SESSION_BUS_ADDRESS").is_some()
        || env::var_os("XDG_RUNTIME_DIR")
            .is_some_and(|dir| std::path::Path::new(&dir).join("bus").exists());
    if !has_bus {
        return None;
    }
    let builder = zbus::connection::Builder::session().ok()?;
    builder
        .method_timeout(Duration::from_secs(2))
        .build()
        .await
        .ok()
}

/// What the portal answers to one question.
#[cfg(target_os = "linux")]
fn ask<A>(interface: &str, method: &str, arguments: &A) -> Option<u32>
where
    A: serde::Serialize + zbus::zvariant::DynamicType,
{
    pollster::block_on(async {
        let bus = session_bus().await?;
        let reply = bus
            .call_method(
                Some(PORTAL),
                PORTAL_PATH,
                Some(interface),
                method,
                arguments,
            )
            .await
            .ok()?;
        let body = reply.body();
        let mut value: zbus::zvariant::Value<'_> = body.deserialize().ok()?;
        // An old call wraps its answer twice.
        while let zbus::zvariant::Value::Value(inner) = value {
            value = *inner;
        }
        u32::try_from(value).ok()
    })
}

#[cfg(target_os = "linux")]
fn has_chooser_portal() -> bool {
    let of = ("org.freedesktop.portal.FileChooser", "version");
    ask("org.freedesktop.DBus.Properties", "Get", &of).is_some()
}

#[cfg(target_os = "linux")]
fn settings_portal() -> Option<u32> {
    let of = ("org.freedesktop.appearance", "color-scheme");
    ask("org.freedesktop.portal.Settings", "Read", &of)
}
