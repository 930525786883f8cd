// claim:  greet
// truth:  equivalent
// today:  unknown
// why:    puts ends the line by itself
#include <stdio.h>

void greet(void) {
    puts("hello");
}
