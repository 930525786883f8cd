// claim:  set
// truth:  different
// why:    a pointer to a pointer may lead to itself
int set(int **pp, int *q) {
    *pp = q;
    *q = 1;
    return **pp;
}
