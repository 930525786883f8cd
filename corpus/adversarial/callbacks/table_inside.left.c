// claim:  apply
// truth:  different
// why:    a constant table of functions is called inside the file, and one of them divides by another number

static int half(int x) { return x / 2; }
static int third(int x) { return x / 3; }

static int (*const steps[2])(int) = { half, third };

int apply(int which, int x) {
    return steps[which & 1](x);
}
