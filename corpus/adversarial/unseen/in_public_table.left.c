// claim:  *
// truth:  different
// why:    the helper stands in a table that other files can name, so they call it with what they like
static int wrapped(int index) {
    return index & 7;
}

int (*const operations[])(int) = {wrapped};

int guarded(int index) {
    return wrapped(index & 3);
}
