struct A { int v = 4; int w = 0; };
int f(A *a) { return a->v; }
