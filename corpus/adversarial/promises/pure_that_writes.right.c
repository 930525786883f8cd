int calls;
__attribute__((pure)) int f(int x) { calls++; return x; }
