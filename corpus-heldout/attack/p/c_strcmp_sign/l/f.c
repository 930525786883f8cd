#include <string.h>
int f(const char*a,const char*b){ return strcmp(a,b)<0; }
