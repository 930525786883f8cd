void bounded_copy(char *to, const char *from, int size) {
    int i;
    if (size <= 0)
        return;
    for (i = 0; i < size && from[i] != '\0'; i++)
        to[i] = from[i];
    to[i] = '\0';
}
