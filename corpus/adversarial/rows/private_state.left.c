// claim:  *
// truth:  different
// why:    the first ticket of a fresh program is 1 on the left and 100 on the right
static int last = 0;

int ticket(void) { return ++last; }
