// claim:  first
// truth:  different
// why:    a null pointer is undefined on one side only, and compilers leave its test out

int first(const int *p) {
    return p ? *p : 0;
}
