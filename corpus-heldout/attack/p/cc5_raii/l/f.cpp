int depth;
void g(int);
struct Guard { Guard() { depth++; } ~Guard() { depth--; } };
void f(int x) { Guard gd; g(x); }
