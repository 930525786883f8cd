int f(char x) { return _Generic(x, int: 1, default: 2); }
