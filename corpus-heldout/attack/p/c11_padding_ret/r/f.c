#include <string.h>
struct S { char a; int b; };
struct S f(int x) { struct S s; memset(&s, 0, sizeof s); s.a = x; s.b = x; return s; }
