#include <stdio.h>
void f(int x){ printf("a"); fprintf(stderr,"b"); printf("c"); }
