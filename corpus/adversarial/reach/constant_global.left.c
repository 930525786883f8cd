// claim:  above
// truth:  equivalent
// why:    a constant stays what it is
const int threshold = 50;

int above(int *p) {
    *p += 1;
    return *p > threshold;
}
