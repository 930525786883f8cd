static int n;
void push(void) { if (n < 10) n++; }
int size(void) { return n; }
int full(void) { return n == 10; }
