#include <stdio.h>
void f(int key, int b) { if (key) printf("x"); }
