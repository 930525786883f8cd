static int n;
void set(int x) { n = ~x; }
int get(void) { return ~n; }
