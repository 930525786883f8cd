#include <stddef.h>

int fields(const char *line) {
    enum { PLAIN, QUOTED } state = PLAIN;
    int n = 1;
    for (size_t i = 0; line[i]; i++) {
        char c = line[i];
        switch (state) {
        case PLAIN:
            if (c == '"')
                state = QUOTED;
            else if (c == ',')
                n++;
            break;
        case QUOTED:
            if (c == '"')
                state = PLAIN;
            break;
        }
    }
    return n;
}
