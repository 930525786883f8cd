// claim:  fill
// truth:  equivalent
// why:    an array of three elements does not fit into the variable, whatever the pointer is; so the variable is not written
int pair[2];

int fill(int *p) {
    p[0] = 1;
    p[1] = 2;
    p[2] = 3;
    return pair[0] + pair[1];
}
