__attribute__((used)) static int wrapped(int index) {
    return index & 3;
}

int guarded(int index) {
    return wrapped(index & 3);
}
