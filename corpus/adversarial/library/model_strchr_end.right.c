#include <string.h>

const char *tail(const char *s) {
    return s + strlen(s);
}
