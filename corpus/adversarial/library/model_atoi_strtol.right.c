#include <stdlib.h>

int number(const char *s) {
    return (int)strtol(s, NULL, 10);
}
