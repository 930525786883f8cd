pub fn apply<T: Copy, F: Fn(T) -> T>(x: T, f: F) -> T {
    f(f(x))
}
