//! Journals.

use annabella::journal::{Repair, read};
use serde_json::Value;

/// Checks that any bytes are read or refused, and repaired without a fault.
/// A repaired journal has only the entries that could be proven.
pub fn journal(bytes: &[u8]) {
    let found = read::<Value, Value>(bytes);
    let Ok(repair) = Repair::of(bytes, None) else { return };
    let repaired = read::<Value, Value>(repair.bytes()).expect("a repaired journal is read");
    assert!(repaired.fault.is_none() && repaired.torn.is_none(), "{repaired:?}");
    assert_eq!(repaired.entries.len(), repair.proven);
    if let Ok(found) = found {
        assert!(found.entries.len() <= repair.proven, "repair loses no entry");
    }
}
