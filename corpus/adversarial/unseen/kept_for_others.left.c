// claim:  *
// truth:  different
// why:    a function that is marked as used is called by what the compiler does not see
__attribute__((used)) static int wrapped(int index) {
    return index & 7;
}

int guarded(int index) {
    return wrapped(index & 3);
}
