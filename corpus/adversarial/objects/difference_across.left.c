// claim:  gap
// truth:  different
// why:    the distance of two pointers of a caller, in elements and in bytes
long gap(const char *a, const char *b) {
    return b - a;
}
