// claim: balanced
// truth: equivalent
// why:   depth of brackets in a switch and in comparisons
int balanced(const char *s) {
    int depth = 0;
    for (; *s; s++) {
        switch (*s) {
        case '(':
            depth++;
            break;
        case ')':
            if (depth == 0)
                return 0;
            depth--;
            break;
        }
    }
    return depth == 0;
}
