struct A { int v = 3; int w = 0; };
int f(A *a) { return a->v; }
