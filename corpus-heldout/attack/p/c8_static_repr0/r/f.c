static int n = 0;
void set(int x) { n = -x; }
int get(void) { return -n - (n == 0); }
