#include <string.h>
void pad(char *line, size_t used, size_t width) {
    while (used < width)
        line[used++] = ' ';
}
