// claim:  inc
// truth:  different
// why:    a caller sees it with inc(); get()

static int count;
void inc(void) { count++; }
int get(void) { return count; }
