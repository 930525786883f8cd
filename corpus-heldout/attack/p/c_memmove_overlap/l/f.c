#include <string.h>
void f(char*d,char*s,int n){ if(n>0) memmove(d,s,n); }
