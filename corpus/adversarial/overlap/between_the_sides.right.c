struct pair {
    short first;
    short second;
};

int get_second(const struct pair *p) {
    const unsigned char *bytes = (const unsigned char *)p;
    return (short)(bytes[2] << 8 | bytes[3]);
}
