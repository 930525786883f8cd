// claim: joined_size
// truth: equivalent
// why: the lengths of two strings in the other order
#include <string.h>

size_t joined_size(const char *head, const char *tail) {
    return strlen(head) + strlen(tail) + 1;
}
