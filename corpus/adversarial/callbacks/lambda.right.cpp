extern "C" int each(int (*visit)(int), int n);

int walk(int n) {
    return each(+[](int x) { return x > 11 ? 11 : x; }, n);
}
