#include <stddef.h>

int indent(const char *line) {
    int column = 0;
    for (size_t i = 0; line[i] == ' ' || line[i] == '\t'; i++) {
        switch (line[i]) {
        case ' ':
            column += 1;
            break;
        case '\t':
            column += 8 - column % 8;
            break;
        }
    }
    return column;
}
