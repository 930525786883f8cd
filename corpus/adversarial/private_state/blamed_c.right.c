static int calls;
int f(int x) { calls += 2; return x + 1; }
int g(int x) { return x * 3; }
