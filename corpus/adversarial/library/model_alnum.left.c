// claim:  is_name_part
// truth:  equivalent
// today:  unknown
// why:    isalnum is isalpha or isdigit
#include <ctype.h>

int is_name_part(unsigned char c) {
    return isalnum(c) || c == '_';
}
