// claim:  take
// truth:  different
// today:  unknown
// why:    a destructor prints if a panic is under way

use std::cell::Cell;

struct Count<'a>(&'a Cell<u32>);

impl Drop for Count<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            println!("lost");
        }
        self.0.set(self.0.get().wrapping_add(1));
    }
}

pub fn take(cell: &Cell<u32>, v: &[u32], i: usize) -> u32 {
    let _count = Count(cell);
    v[i]
}
