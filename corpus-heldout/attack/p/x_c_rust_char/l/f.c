int f(char a) { return a; }
