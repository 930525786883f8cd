static int wrapped(int index) {
    return index & 3;
}

int guarded(int index) {
    return wrapped(index & 3);
}

int plain(int index) {
    return wrapped(index);
}
