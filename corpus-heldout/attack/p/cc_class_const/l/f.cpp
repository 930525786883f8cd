struct A { static const int N = 3; int v; };
int f(A *a) { return a->v; }
