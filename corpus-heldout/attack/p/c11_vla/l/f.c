int f(int n) { int a[n]; for (int i = 0; i < n; i++) a[i] = i; return n > 2 ? a[2] : 0; }
