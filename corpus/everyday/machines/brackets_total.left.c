// claim: balanced
// truth: different
// why:   as many closing as opening brackets, but perhaps in the wrong order
int balanced(const char *s) {
    int depth = 0;
    for (; *s; s++) {
        if (*s == '(')
            depth++;
        else if (*s == ')' && --depth < 0)
            return 0;
    }
    return depth == 0;
}
