int a(); int b();
int h(int x,int y){ return x-y; }
int f() { int y = b(); int x = a(); return h(x, y); }
