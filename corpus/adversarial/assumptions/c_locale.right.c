int raised(unsigned char c) {
    return c >= 'a' && c <= 'z' ? c - 32 : c;
}
