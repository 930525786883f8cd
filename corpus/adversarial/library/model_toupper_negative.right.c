#include <ctype.h>

int raise(signed char c) {
    return toupper(c);
}
