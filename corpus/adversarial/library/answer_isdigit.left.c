// claim:  digit
// truth:  equivalent
// why:    isdigit looks at a table of the library
#include <ctype.h>

int digit(int c) {
    if (c < 0 || c > 127)
        return 0;
    return isdigit(c) != 0;
}
