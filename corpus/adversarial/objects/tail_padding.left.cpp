// claim: B::clear
// truth: different
// why:   a class that is derived from B may have a member behind `b`, where sizeof has padding
#include <string.h>
class B { public: B(); int a; char b; void clear(); };
void B::clear() { a = 0; b = 0; }
