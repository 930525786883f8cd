int f(char x) { return _Generic(x + 0, int: 1, default: 2); }
