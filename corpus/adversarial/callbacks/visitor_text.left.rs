// claim:  walk
// truth:  different
// today:  unknown
// why:    a text below the callback differs in a digit behind a number sign

#[allow(improper_ctypes)]
unsafe extern "C" {
    fn each(visit: extern "C" fn(i32) -> i32, n: i32) -> i32;
}

fn label(x: i32) -> &'static str {
    if x > 0 { "item #1" } else { "item #0" }
}

extern "C" fn visit(x: i32) -> i32 {
    label(x).as_bytes()[6] as i32
}

pub fn walk(n: i32) -> i32 {
    unsafe { each(visit, n) }
}
