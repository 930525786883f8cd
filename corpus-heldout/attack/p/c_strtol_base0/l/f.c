#include <stdlib.h>
long f(const char*s){ return strtol(s,0,0); }
