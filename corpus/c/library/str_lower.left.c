// claim: str_lower
// truth: equivalent
// why:   upper case is recognised by two comparisons or by one, and cleared by adding or by a bit
void str_lower(char *s) {
    for (; *s; s++)
        if (*s >= 'A' && *s <= 'Z')
            *s = (char)(*s + ('a' - 'A'));
}
