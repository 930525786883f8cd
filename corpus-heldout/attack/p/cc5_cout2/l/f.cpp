#include <iostream>
void f(int x) { std::cout << x << "\n"; }
