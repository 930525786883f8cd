#include <stdlib.h>
int f(const char*s){ return (int)strtoul(s,0,10); }
