int f(int p[static 4]) { return p == 0; }
