#include <stdlib.h>
#include <errno.h>
long f(const char*s){ errno=0; long r=strtol(s,0,10); return errno?-1:r; }
