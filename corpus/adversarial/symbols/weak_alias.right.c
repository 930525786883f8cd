static int plain(int x) { return x + 1; }

int adjust(int x) __attribute__((weak, alias("plain")));

int f(int x) {
    return (x + 1) * 2;
}
