#include <algorithm>
struct P { int k, v; };
void f(P *p, int n) { std::sort(p, p+n, [](const P&a,const P&b){return a.k<b.k;}); }
