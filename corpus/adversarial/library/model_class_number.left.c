// claim:  is_digit
// truth:  different
// why:    isdigit says yes by a number that is not one
#include <ctype.h>

int is_digit(unsigned char c) {
    return isdigit(c) != 0;
}
