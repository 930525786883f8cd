#include <iostream>
#include <cstdio>
void f(int x) { std::printf("%d\n", x); }
