// claim:  *
// truth:  different
// why:    one of the callers passes on what it is given, so the difference of the helper is seen through it
static int wrapped(int index) {
    return index & 7;
}

int guarded(int index) {
    return wrapped(index & 3);
}

int plain(int index) {
    return wrapped(index);
}
