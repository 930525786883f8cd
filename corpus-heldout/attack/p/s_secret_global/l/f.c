static int last;
int f(int key) { last = key; return 0; }
