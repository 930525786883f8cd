pub fn boxed(a: i32) -> i32 {
    let b = Box::into_raw(Box::new(a));
    unsafe {
        drop(Box::from_raw(b));
        let again = *b;
        drop(Box::from_raw(b));
        let _ = again;
    }
    a
}
