// claim:  skip_digits
// truth:  equivalent
// why:    strspn over a constant set against a loop
#include <string.h>

size_t skip_digits(const char *s) {
    return strspn(s, "01");
}
