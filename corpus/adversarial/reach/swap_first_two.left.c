// claim:  swap_first
// truth:  different
// why:    the pointer may be the table itself, and then the second read sees what was written
int table[4];

void swap_first(int *p) {
    int t = table[0];
    p[0] = table[1];
    p[1] = t;
}
