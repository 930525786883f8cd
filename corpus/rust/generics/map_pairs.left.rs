// claim:  apply::<i32,fn(i32)->i32>
// truth:  different
// today:  unknown
// why:    a parameter that is a function, called once more on the right
pub fn apply<T: Copy, F: Fn(T) -> T>(x: T, f: F) -> T {
    f(x)
}
