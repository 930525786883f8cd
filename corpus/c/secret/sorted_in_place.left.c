// claim: sort --secret pair --constant-time
// truth: different
// why:   a comparison of secrets decides whether they change places
#include <stdint.h>

void sort(uint32_t *pair) {
    if (pair[0] > pair[1]) {
        uint32_t t = pair[0];
        pair[0] = pair[1];
        pair[1] = t;
    }
}
