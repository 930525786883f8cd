// claim: count_slashes
// truth: equivalent
// why:   a state machine as a switch against one as a table
int count_slashes(const char *s) {
    int state = 0;
    int comments = 0;
    for (; *s; s++) {
        switch (state) {
        case 0:
            if (*s == '/')
                state = 1;
            break;
        case 1:
            if (*s == '/') {
                comments++;
                state = 2;
            } else {
                state = 0;
            }
            break;
        default:
            if (*s == '\n')
                state = 0;
            break;
        }
    }
    return comments;
}
