// claim: copy
// truth: equivalent
// why:   each of these steps is alone in its expression, or a statement comes between
void copy(char *to, const char *from, int n)
{
    while (n-- > 0)
        *to++ = *from++;
}
