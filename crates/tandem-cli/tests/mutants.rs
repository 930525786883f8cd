//! A few wrong and a few harmless changes; `cargo xtask mutants` tries hundreds.

use std::path::Path;

use xtask::mutants::try_some;

#[test]
fn wrong_changes_are_found_and_harmless_ones_are_not_called_different() {
    let programs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../xtask/programs");
    let tandem = Path::new(env!("CARGO_BIN_EXE_tandem"));
    match try_some(tandem, &programs, 10) {
        Ok((found, wrongly_different)) => {
            assert!(found > 0, "not one wrong change was found");
            assert_eq!(wrongly_different, 0);
        }
        // Without a solver or a compiler nothing is tried.
        Err(why) => eprintln!("not run: {why}"),
    }
}
