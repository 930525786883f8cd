#include <string.h>
struct B { private: int a; public: char b; void clear(); };
void B::clear() { memset((void*)this, 0, sizeof *this); }
