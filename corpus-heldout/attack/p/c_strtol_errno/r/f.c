#include <stdlib.h>
#include <errno.h>
long f(const char*s){ long r=strtol(s,0,10); return errno?-1:r; }
