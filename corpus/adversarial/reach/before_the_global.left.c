// claim:  set_next
// truth:  equivalent
// why:    no pointer to before a variable exists, so the element after the one pointed to is never that variable
int count;

int set_next(int *p) {
    p[1] = 7;
    return count;
}
