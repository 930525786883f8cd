#include <string.h>
struct B { private: int a; public: char b; void clear(); };
void B::clear() { a = 0; b = 0; }
