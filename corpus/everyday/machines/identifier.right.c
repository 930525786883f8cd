#include <stddef.h>

enum state { START, INSIDE, BAD };

int is_identifier(const char *s) {
    enum state state = START;
    for (size_t i = 0; s[i] && state != BAD; i++) {
        char c = s[i];
        int is_letter = c == '_' || ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z');
        int is_digit = '0' <= c && c <= '9';
        if (is_letter || (is_digit && state == INSIDE))
            state = INSIDE;
        else
            state = BAD;
    }
    return state == INSIDE;
}
