#include <stdint.h>
char read(const char *p) {
    return *p;
}
