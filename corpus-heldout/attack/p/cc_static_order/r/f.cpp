int g(); int h();
int b = h(); int a = g();
int f() { return a - b; }
