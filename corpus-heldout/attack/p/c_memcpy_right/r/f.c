#include <string.h>
void f(char*d,char*s,int n){ if(n>0) memcpy(d,s,n); }
