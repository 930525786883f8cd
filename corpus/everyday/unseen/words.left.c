// claim: words
// truth: equivalent
// why:   a switch over states against a flag
enum state { OUTSIDE, INSIDE };

int words(const char *s) {
    enum state state = OUTSIDE;
    int count = 0;
    for (; *s; s++) {
        switch (state) {
        case OUTSIDE:
            if (*s != ' ' && *s != '\t' && *s != '\n') {
                count++;
                state = INSIDE;
            }
            break;
        case INSIDE:
            if (*s == ' ' || *s == '\t' || *s == '\n')
                state = OUTSIDE;
            break;
        }
    }
    return count;
}
