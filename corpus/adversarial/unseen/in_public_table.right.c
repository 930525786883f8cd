static int wrapped(int index) {
    return index & 3;
}

int (*const operations[])(int) = {wrapped};

int guarded(int index) {
    return wrapped(index & 3);
}
