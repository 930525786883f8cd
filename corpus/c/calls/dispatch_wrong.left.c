// claim: apply
// truth: different
// why:   two entries of the table are exchanged
int apply(unsigned op, int a, int b) {
    switch (op) {
    case 0:
        return a + b;
    case 1:
        return a - b;
    case 2:
        return a & b;
    default:
        return 0;
    }
}
