int f(int a) { int b = -a; return b > 0 ? 0 : a; }
