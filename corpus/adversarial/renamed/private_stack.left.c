// claim:  push
// truth:  equivalent
// why:    two private variables have other names

static int buffer[8];
static int used;

int push(int n) {
    if (used == 8)
        return 0;
    buffer[used++] = n;
    return 1;
}

int pop(void) {
    return used > 0 ? buffer[--used] : -1;
}
