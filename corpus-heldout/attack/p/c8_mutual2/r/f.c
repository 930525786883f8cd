int b(int n);
int a(int n) { return b(n); }
int b(int n) { return a(n); }
