class C { public: static int k; int a; int b; void put(int x); };
int C::k;
void C::put(int x) { k = x + 1; a = k - 1; }
