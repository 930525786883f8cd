#include <string.h>

int is_c_file(const char *s) {
    size_t n = strlen(s);
    if (n < 2) return 0;
    return s[n - 2] == '.' && s[n - 1] == 'c';
}
