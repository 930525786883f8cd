// claim:  block
// truth:  different
// why:    the right side writes behind the end of the block
use std::alloc::{Layout, alloc, dealloc};

pub fn block(a: u64) -> u64 {
    unsafe {
        let layout = Layout::array::<u64>(4).unwrap();
        let p = alloc(layout) as *mut u64;
        p.add(3).write(a);
        let result = p.add(3).read();
        dealloc(p as *mut u8, layout);
        result
    }
}
