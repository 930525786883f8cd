// claim: count_lines
// truth: equivalent
// why:   a counter against filter and count
#include <stddef.h>
#include <stdint.h>


size_t count_lines(const uint8_t *text, size_t n) {
    size_t lines = 0;
    for (size_t i = 0; i < n; i++)
        lines += text[i] == '\n';
    return lines;
}
