#include <stdlib.h>
void f(int x) { if (x) _Exit(1); }
