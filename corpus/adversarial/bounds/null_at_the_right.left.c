// claim:  size_of
// truth:  different
// why:    the right side reads before it looks whether there is something
int size_of(const int *p) {
    if (!p)
        return 0;
    return *p;
}
