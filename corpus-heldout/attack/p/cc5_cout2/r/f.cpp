#include <iostream>
void f(int x) { std::cout << std::hex << x << "\n"; }
