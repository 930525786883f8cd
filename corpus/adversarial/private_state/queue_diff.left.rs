// claim:  Queue::len
// truth:  different
// why:    a caller sees it with push, pop, len

pub struct Queue { items: Vec<i32>, head: usize }
impl Queue {
    pub fn new() -> Queue { Queue { items: Vec::new(), head: 0 } }
    pub fn push(&mut self, x: i32) { self.items.push(x); }
    pub fn pop(&mut self) -> Option<i32> { if self.head < self.items.len() { self.head += 1; Some(self.items[self.head - 1]) } else { None } }
    pub fn len(&self) -> usize { self.items.len() - self.head }
}
