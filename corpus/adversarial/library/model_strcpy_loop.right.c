void copy(char *to, const char *from) {
    while ((*to++ = *from++)) {}
}
