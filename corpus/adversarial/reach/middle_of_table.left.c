// claim:  replace
// truth:  different
// why:    the pointer may lead into the middle of the table: to the fourth element
int table[6];

int replace(int *p, int x) {
    *p = x;
    return table[3];
}
