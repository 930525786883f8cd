#include <string.h>
class B { public: B(); int a; char b; void clear(); };
void B::clear() { a = 0; b = 0; }
