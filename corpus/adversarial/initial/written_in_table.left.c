// claim:  f
// truth:  different
// why:    a private variable is written through a table that holds its address

static int one = 1;
static int other = 2;
static int *const places[2] = {&one, &other};

void set(unsigned which, int value) {
    *places[which & 1] = value;
}

int f(void) {
    return one;
}
