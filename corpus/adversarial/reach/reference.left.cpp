// claim:  bump
// truth:  different
// why:    the reference may be to the global
int total;

int bump(int &r) {
    total = 10;
    r += 1;
    return total;
}
