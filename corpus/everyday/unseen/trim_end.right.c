#include <string.h>

void trim_end(char *s) {
    char *end = s + strlen(s);
    for (; end != s; end--)
        if (end[-1] != ' ' && end[-1] != '\t')
            break;
    *end = 0;
}
