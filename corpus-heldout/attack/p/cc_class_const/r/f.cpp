struct A { static const int N = 4; int v; };
int f(A *a) { return a->v; }
