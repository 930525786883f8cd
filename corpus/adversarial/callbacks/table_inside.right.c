static int half(int x) { return x / 2; }
static int third(int x) { return x / 4; }

static int (*const steps[2])(int) = { half, third };

int apply(int which, int x) {
    return steps[which & 1](x);
}
