static int mode;
void set(int m) { mode = m; }
int get(void) { return mode > 2 ? 10 : 20; }
