#include <string.h>
class B { public: B(); int a; char b; void clear(); };
void B::clear() { memset((void*)this, 0, sizeof *this); }
