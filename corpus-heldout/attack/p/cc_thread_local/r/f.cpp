int k;
int f() { return ++k; }
