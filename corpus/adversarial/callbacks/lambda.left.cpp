// claim:  walk
// truth:  different
// today:  unknown
// why:    a lambda without captures clamps at another number

extern "C" int each(int (*visit)(int), int n);

int walk(int n) {
    return each(+[](int x) { return x > 10 ? 10 : x; }, n);
}
