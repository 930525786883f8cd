use std::cell::RefCell;
pub fn f(a: &RefCell<i32>, b: &RefCell<i32>) -> i32 { let x = *a.borrow(); *b.borrow_mut() += 0; x }
