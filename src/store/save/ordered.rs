//! A map of texts that keeps the order in which it is written.

use std::{collections::BTreeSet, fmt};

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{Error as _, MapAccess, Visitor},
};

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Ordered(pub(crate) Vec<(String, String)>);

impl Ordered {
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Serialize for Ordered {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, value)| (key, value)))
    }
}

impl<'de> Deserialize<'de> for Ordered {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Rows;
        impl<'de> Visitor<'de> for Rows {
            type Value = Ordered;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a map of texts")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Ordered, A::Error> {
                let mut rows: Vec<(String, String)> = Vec::new();
                let mut known = BTreeSet::new();
                while let Some((key, value)) = map.next_entry::<String, String>()? {
                    if !known.insert(key.clone()) {
                        return Err(A::Error::custom("a key twice"));
                    }
                    rows.push((key, value));
                }
                Ok(Ordered(rows))
            }
        }
        deserializer.deserialize_map(Rows)
    }
}
