#include <stdlib.h>
int f(const char*s){ return (int)strtol(s,0,10); }
