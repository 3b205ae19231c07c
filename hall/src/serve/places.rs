//! Places, of which each holder has only some, so that no one can use up all of them.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The places that are kept free for each holder with fewer, once the others are occupied.
const FEW: usize = 4;

/// The numbers of places.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Of one holder.
    pub each: usize,
    /// Of all, above which only holders with few places get another.
    pub all: usize,
    /// Of all, above which no one gets another.
    pub most: usize,
}

/// Places by their holders.
pub struct Places<K>(Arc<Inner<K>>);

struct Inner<K> {
    limits: Limits,
    held: Mutex<Held<K>>,
}

struct Held<K> {
    all: usize,
    /// The number of places of each holder, and the lock by which they follow each other.
    of: HashMap<K, (usize, Arc<tokio::sync::Mutex<()>>)>,
    /// The number of refused requests, and who made the last.
    refused: (u64, Option<K>),
}

/// A place, free again when it is dropped.
pub struct Place<K: Eq + Hash> {
    places: Arc<Inner<K>>,
    holder: K,
    /// Held by one place of the holder at a time.
    pub turn: Arc<tokio::sync::Mutex<()>>,
}

impl<K> Clone for Places<K> {
    fn clone(&self) -> Places<K> {
        Places(Arc::clone(&self.0))
    }
}

impl<K: Clone + Eq + Hash> Places<K> {
    /// Creates free places.
    pub fn new(limits: Limits) -> Places<K> {
        let held = Held { all: 0, of: HashMap::new(), refused: (0, None) };
        Places(Arc::new(Inner { limits, held: Mutex::new(held) }))
    }

    /// Takes a place; `None`, which is counted, if there is none for this holder.
    pub fn take(&self, holder: K) -> Option<Place<K>> {
        let Limits { each, all, most } = self.0.limits;
        let mut held = self.0.held();
        let own = held.of.get(&holder).map_or(0, |(own, _)| *own);
        if own >= each || held.all >= most || held.all >= all && own >= FEW {
            held.refused = (held.refused.0 + 1, Some(holder));
            return None;
        }
        held.all += 1;
        let (count, turn) = held.of.entry(holder.clone()).or_default();
        *count += 1;
        let turn = Arc::clone(turn);
        Some(Place { places: Arc::clone(&self.0), holder, turn })
    }

    /// Returns the number of places that are held.
    #[cfg(test)]
    pub fn held(&self) -> usize {
        self.0.held().all
    }

    /// Returns the number of refused requests, and who made the last.
    pub fn refused(&self) -> (u64, Option<K>) {
        self.0.held().refused.clone()
    }
}

impl<K> Inner<K> {
    fn held(&self) -> MutexGuard<'_, Held<K>> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Eq + Hash> Drop for Place<K> {
    fn drop(&mut self) {
        let mut held = self.places.held();
        held.all -= 1;
        if let Some((count, _)) = held.of.get_mut(&self.holder) {
            *count -= 1;
            if *count == 0 {
                held.of.remove(&self.holder);
            }
        }
    }
}

/// Returns the address that counts: of IPv6 the network, in which one computer has any number of addresses.
pub fn counted(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
        address => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_holder_uses_up_the_places_of_others() {
        let places = Places::new(Limits { each: 10, all: 20, most: 40 });
        let take = |holder: usize, wanted: usize| {
            (0..wanted).filter_map(|_| places.take(holder)).collect::<Vec<_>>()
        };
        let loud = [take(1, 100), take(2, 100), take(3, 100)];
        assert_eq!(loud.each_ref().map(Vec::len), [10, 10, FEW], "above `all` each has few");
        assert_eq!(places.refused(), (276, Some(3)));
        let late = (4..100).filter_map(|holder| places.take(holder)).collect::<Vec<_>>();
        assert_eq!(late.len(), 40 - 24, "never more than `most`");
        drop(late);
        drop(loud);
        assert_eq!(take(1, 100).len(), 10);
        assert!(places.0.held().of.is_empty(), "who holds none is forgotten");
    }

    #[test]
    fn one_computer_has_one_address() {
        let counted = |address: &str| counted(address.parse().unwrap()).to_string();
        assert_eq!(counted("::ffff:10.0.0.5"), "10.0.0.5");
        assert_eq!(counted("2001:db8:1:2:3:4:5:6"), counted("2001:db8:1:2::9"));
        assert_ne!(counted("2001:db8:1:2::9"), counted("2001:db8:1:3::9"));
        assert_eq!(counted("::1"), "::");
    }
}
