#include <string.h>
int matches(const char *tag, const char *guess) {
    return memcmp(tag, guess, 16) == 0;
}
