// claim: apply
// truth: equivalent
// why:   a switch against a table of function pointers
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
