// claim:  put
// truth:  equivalent
// why:    a static member beside an object's own
class C { public: static int k; int a; int b; void put(int x); };
int C::k;
void C::put(int x) { a = x; k = x + 1; }
