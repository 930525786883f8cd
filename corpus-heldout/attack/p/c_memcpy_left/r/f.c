#include <string.h>
void f(char*d,char*s,int n){ for(int i=0;i<n;i++) d[i]=s[i]; }
