#include <string.h>

enum { GET, PUT, POST, HEAD, OTHER };
int method(const char *s) {
    switch (*s) {
    case 'G': return strcmp(s, "GET") == 0 ? GET : OTHER;
    case 'H': return strcmp(s, "HEAD") == 0 ? HEAD : OTHER;
    case 'P':
        if (strcmp(s + 1, "UT") == 0) return PUT;
        if (strcmp(s + 1, "OST") == 0) return POST;
        return OTHER;
    default: return OTHER;
    }
}
