bool f(int a) { return a; }
