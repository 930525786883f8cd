int depth;
void g(int);
void f(int x) { depth++; g(x); depth--; }
