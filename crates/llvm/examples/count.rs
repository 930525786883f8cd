//! tmp
fn main() { for p in std::env::args().skip(1) { let t = std::fs::read_to_string(&p).unwrap(); let s = std::time::Instant::now(); println!("{p} {:?} {:?}", tandem_llvm::count(&t), s.elapsed()); } }
