#include <stdlib.h>
long f(const char*s){ char b[4]="0x"; char*e; long r=strtol(b,&e,16); return r*10+(e-b); }
