// claim: joined_size
// truth: different
// why: the length of one string twice
#include <string.h>

size_t joined_size(const char *head, const char *tail) {
    return strlen(head) + strlen(tail) + 1;
}
