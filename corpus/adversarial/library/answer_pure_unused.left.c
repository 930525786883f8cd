// claim:  checked
// truth:  equivalent
// today:  unknown
// why:    a pure function whose answer is not used does nothing
__attribute__((pure)) int probe(int key);

int checked(int x) {
    if (x > 10)
        (void)probe(x);
    return x + 1;
}
