int balanced(const char *s) {
    int depth = 0;
    for (; *s; s++)
        depth += *s == '(' ? 1 : *s == ')' ? -1 : 0;
    return depth == 0;
}
