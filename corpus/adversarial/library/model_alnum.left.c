// claim:  is_name_part
// truth:  equivalent
// why:    isalnum is isalpha or isdigit
#include <ctype.h>

int is_name_part(unsigned char c) {
    return isalnum(c) || c == '_';
}
