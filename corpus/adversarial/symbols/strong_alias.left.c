// claim:  f
// truth:  equivalent
// why:    a second name that nobody can replace

int plain(int x) { return x + 1; }

int adjust(int x) __attribute__((alias("plain")));

int f(int x) {
    return adjust(x) - 1;
}
