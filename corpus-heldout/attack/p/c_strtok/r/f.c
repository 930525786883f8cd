#include <string.h>
int f(char*s){ char*q; char*p=strtok_r(s,",",&q); int n=0; while(p){n++;p=strtok_r(NULL,",",&q);} return n; }
