// claim:  present
// truth:  different
// today:  unknown
// why:    the variable may not exist, and then its address is null

extern int table[4] __attribute__((weak));

int present(void) {
    return table ? 1 : 0;
}
