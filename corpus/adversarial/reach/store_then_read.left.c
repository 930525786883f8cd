// claim:  mark
// truth:  different
// why:    another file may call it with the address of the global
int mark_count;

int mark(int *slot) {
    mark_count = 1;
    *slot = 2;
    return mark_count;
}
