static int kind(char c) { return c == '/' ? 1 : c == '\n' ? 2 : 0; }

int count_slashes(const char *s) {
    static const int next[3][3] = {{0, 1, 0}, {0, 2, 0}, {2, 2, 0}};
    int state = 0;
    int comments = 0;
    while (*s) {
        int before = state;
        state = next[state][kind(*s++)];
        if (before == 1 && state == 2)
            comments++;
    }
    return comments;
}
