#include <stdlib.h>
int f(const char*s){ return atoi(s); }
