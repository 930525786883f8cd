// claim: fields
// truth: equivalent
// why:   commas outside of quotes, with a flag and with states
#include <stdbool.h>

int fields(const char *line) {
    int n = 1;
    bool quoted = false;
    for (; *line; line++) {
        if (*line == '"')
            quoted = !quoted;
        else if (*line == ',' && !quoted)
            n++;
    }
    return n;
}
