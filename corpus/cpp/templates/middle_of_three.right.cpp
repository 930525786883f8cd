extern "C" int middle(int a, int b, int c) {
    if (a <= b) {
        if (b <= c) return b;
        return a <= c ? c : a;
    }
    if (a <= c) return a;
    return b <= c ? c : b;
}
