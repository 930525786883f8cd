int b(int n);
int a(int n) { if (n <= 0) return 0; return b(n-1) + 1; }
int b(int n) { if (n <= 0) return 0; return a(n-1) + 1; }
