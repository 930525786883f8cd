int g(); int h();
int a = g(); int b = h();
int f() { return a - b; }
