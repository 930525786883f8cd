// claim:  f
// truth:  equivalent
// why:    a private variable that nobody writes holds what it began with

static int limit = 10;

int f(int x) {
    return x < limit;
}
