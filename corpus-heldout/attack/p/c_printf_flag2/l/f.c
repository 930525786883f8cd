#include <stdio.h>
void f(int x){ printf("%#x|%+d|% d|%05d|%-5d|%#o|%+5d|%-05d|%5.3d|%05.3d",0, 3, 4, -5, -6, 8, 7, 3, -4, 5); }
