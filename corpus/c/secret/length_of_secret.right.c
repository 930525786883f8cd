#include <string.h>
unsigned long length(const char *text) {
    return strlen(text);
}
