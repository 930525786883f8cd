static int mode;
void set(int m) { mode = m & 1; }
int get(void) { return mode == 1 ? 20 : 10; }
