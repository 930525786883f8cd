// claim:  show
// truth:  equivalent
// why:    a string that the caller gives, printed in two ways
#include <stdio.h>

void show(const char *s) {
    printf("%s\n", s);
}
