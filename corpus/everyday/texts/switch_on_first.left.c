// claim:  method
// truth:  equivalent
// why:    words told apart by their first letters
#include <string.h>

enum { GET, PUT, POST, HEAD, OTHER };
int method(const char *s) {
    if (strcmp(s, "GET") == 0) return GET;
    if (strcmp(s, "PUT") == 0) return PUT;
    if (strcmp(s, "POST") == 0) return POST;
    if (strcmp(s, "HEAD") == 0) return HEAD;
    return OTHER;
}
