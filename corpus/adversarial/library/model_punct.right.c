#include <ctype.h>

int is_mark(unsigned char c) {
    return isprint(c) && !isalnum(c) && !isspace(c);
}
