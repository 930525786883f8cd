// claim:  at
// truth:  different
// why:    an unsigned 32-bit index wraps before it is added to a pointer
int at(const int *a, unsigned i) {
    return a[i + 1];
}
