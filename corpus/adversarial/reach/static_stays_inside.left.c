// claim:  mark
// truth:  equivalent
// why:    nobody else can have the address of the static variable
static int mark_count;

int mark(int *slot) {
    mark_count += 1;
    *slot = 2;
    return mark_count;
}
