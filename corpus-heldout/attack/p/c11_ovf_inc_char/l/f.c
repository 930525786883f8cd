signed char f(signed char a) { return a; }
