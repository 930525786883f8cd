// claim:  *
// truth:  different
// why:    the address of the helper is handed to code that is not given, which calls it with what it likes
void each(int (*visit)(int));

static int wrapped(int index) {
    return index & 7;
}

int guarded(int index) {
    return wrapped(index & 3);
}

void start(void) {
    each(wrapped);
}
