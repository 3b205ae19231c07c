//! Whatever comes over a board's line, whatever make it is of: nothing panics, and it does not depend on
//! how the stream is cut.
#![no_main]

use annabella::clock::Stamp;
use annabella::tactile::drivers::{DRIVERS, PortOpening};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    for make in DRIVERS {
        let opening = PortOpening { named: true, ..PortOpening::default() };
        let [mut whole, mut cut] = [(); 2].map(|()| (make.driver)(opening));
        let reports = whole.push(bytes, Stamp(50));
        let again: Vec<_> = bytes.iter().flat_map(|byte| cut.push(&[*byte], Stamp(50))).collect();
        assert_eq!(again, reports, "{}", make.name);
        assert_eq!(cut.silence(Stamp(5000)), whole.silence(Stamp(5000)), "{}", make.name);
        assert_eq!(cut.is_understood(), whole.is_understood(), "{}", make.name);
        while whole.next_request(Stamp(5050)).is_some() {}
    }
});
