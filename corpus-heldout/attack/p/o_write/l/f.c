#include <stdio.h>
#include <unistd.h>
void f(void) { printf("a"); write(1, "b", 1); }
