// claim:  get
// truth:  different
// why:    a caller sees it with set(2); get()

static int mode;
void set(int m) { mode = m; }
int get(void) { return mode > 1 ? 10 : 20; }
