struct A { int v; A(int x):v(x){} A(const A&o):v(o.v+1){} };
int f(int x) { A a(x); A b = a; return b.v; }
