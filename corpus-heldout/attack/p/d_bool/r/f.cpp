bool f(int a) { return a != 0; }
