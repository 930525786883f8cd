// claim:  greet
// truth:  equivalent
// why:    puts ends the line by itself
#include <stdio.h>

void greet(void) {
    puts("hello");
}
