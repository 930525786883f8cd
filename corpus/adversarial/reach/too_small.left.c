// claim:  clear
// truth:  equivalent
// why:    a number of four bytes does not fit into a variable of one, so the pointer leads elsewhere
char flag;

int clear(int *p) {
    *p = 0;
    return flag;
}
