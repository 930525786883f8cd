int compare(const char *a, const char *b) {
    for (; *a == *b; a++, b++)
        if (!*a)
            return 0;
    return (unsigned char)*a - (unsigned char)*b;
}
