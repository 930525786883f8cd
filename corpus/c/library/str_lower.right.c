#include <stddef.h>
void str_lower(char *s) {
    for (size_t i = 0; s[i] != 0; i++) {
        unsigned char c = (unsigned char)s[i];
        if ((unsigned char)(c - 'A') < 26)
            s[i] = (char)(c | 0x20);
    }
}
