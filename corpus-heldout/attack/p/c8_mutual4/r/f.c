int a(int n) { return n <= 0 ? 0 : n; }
int b(int n) { return n <= 0 ? 0 : n; }
