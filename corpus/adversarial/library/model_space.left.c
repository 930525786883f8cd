// claim:  is_blank_line
// truth:  different
// why:    isspace knows more than blanks, tabs and ends of lines
#include <ctype.h>

int is_blank_line(const unsigned char *s) {
    while (isspace(*s)) s++;
    return *s == '\0';
}
