signed char f(signed char a) { a++; a--; return a; }
