// claim:  get
// truth:  equivalent
// today:  unknown
// why:    the sides differ only where mode is neither 0 nor 1, which no call leaves there

static int mode;
void set(int m) { mode = m & 1; }
int get(void) { return mode == 0 ? 10 : 20; }
