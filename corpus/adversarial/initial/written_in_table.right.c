static int one = 1;
static int other = 2;
static int *const places[2] = {&one, &other};

void set(unsigned which, int value) {
    *places[which & 1] = value;
}

int f(void) {
    return 1;
}
