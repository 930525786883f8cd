#include <ctype.h>

int is_name_part(unsigned char c) {
    if (c == '_') return 1;
    return isalpha(c) || isdigit(c) ? 1 : 0;
}
