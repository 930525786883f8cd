#include <stdio.h>
void f(int x){ printf("ac"); fprintf(stderr,"b"); }
