//! Anything a hand points at.

/// A place a player can point at: a field, a tile, a stock, "pass". What a number means is the
/// game's own; each game's folder lists its sites. Sites that can hold a token are below
/// [`Site::TOKENS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Site(pub u8);

impl Site {
    /// Sites below this number can hold a token.
    pub const TOKENS: usize = 128;

    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The sites of one turn, in the order in which a player points at them.
pub type Path = Vec<Site>;

/// A set of sites, any of the 256.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SiteSet([u128; 2]);

impl SiteSet {
    pub const fn contains(self, site: Site) -> bool {
        self.0[(site.0 >> 7) as usize] >> (site.0 & 127) & 1 == 1
    }

    pub const fn set(&mut self, site: Site, present: bool) {
        let word = &mut self.0[(site.0 >> 7) as usize];
        let bit = 1 << (site.0 & 127);
        if present {
            *word |= bit;
        } else {
            *word &= !bit;
        }
    }

    pub fn insert(&mut self, site: Site) {
        self.set(site, true);
    }

    pub fn is_empty(self) -> bool {
        self.0 == [0, 0]
    }

    pub fn len(self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones()) as usize
    }

    /// In ascending order.
    pub fn iter(self) -> impl Iterator<Item = Site> {
        (0..=u8::MAX)
            .map(Site)
            .filter(move |&site| self.contains(site))
    }
}

impl FromIterator<Site> for SiteSet {
    fn from_iter<I: IntoIterator<Item = Site>>(sites: I) -> Self {
        let mut set = Self::default();
        for site in sites {
            set.insert(site);
        }
        set
    }
}
