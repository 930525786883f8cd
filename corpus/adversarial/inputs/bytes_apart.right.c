void copy(unsigned char *to, const unsigned char *from) {
    for (int i = 3; i >= 0; i--)
        to[i] = from[i];
}
