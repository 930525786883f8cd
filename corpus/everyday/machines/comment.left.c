// claim: comment_depth
// truth: equivalent
// why:   a small state machine as a switch on the state against flags
#include <stddef.h>
#include <stdint.h>

int comment_depth(const char *s, size_t n) {
    int state = 0, comments = 0;
    for (size_t i = 0; i < n; i++) {
        switch (state) {
        case 0:
            if (s[i] == '#') {
                state = 1;
                comments++;
            }
            break;
        case 1:
            if (s[i] == '\n')
                state = 0;
            break;
        }
    }
    return comments;
}
