void copy(char *to, const char *from, int n)
{
    for (; n > 0; n--) {
        *to = *from;
        to++;
        from++;
    }
}
