// claim:  f
// truth:  different
// why:    a private variable is written through a pointer that another function is given

static int first[2] = {1, 2};

static void set(int *to, int value) {
    to[0] = value;
}

void begin(int value) {
    set(first, value);
}

int f(void) {
    return first[0];
}
