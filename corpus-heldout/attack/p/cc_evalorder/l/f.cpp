int a(); int b();
int h(int x,int y){ return x-y; }
int f() { return h(a(), b()); }
