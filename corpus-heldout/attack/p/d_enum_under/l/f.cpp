enum E : unsigned char { A, B };
int f(int x) { return (E)x; }
