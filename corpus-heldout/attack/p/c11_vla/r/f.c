int f(int n) { if (n <= 0) return -1; int a[n]; for (int i = 0; i < n; i++) a[i] = i; return n > 2 ? a[2] : 0; }
