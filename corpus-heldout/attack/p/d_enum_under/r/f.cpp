enum E : int { A, B };
int f(int x) { return (E)x; }
