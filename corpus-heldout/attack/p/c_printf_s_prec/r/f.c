#include <stdio.h>
void f(const char*s){ printf("%s",s); }
