// claim:  f
// truth:  different
// today:  unknown
// why:    another file may define what is a weak second name here

static int plain(int x) { return x + 1; }

int adjust(int x) __attribute__((weak, alias("plain")));

int f(int x) {
    return adjust(x) * 2;
}
