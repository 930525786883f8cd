int raise(unsigned char c) {
    return c >= '`' && c <= 'z' ? c & ~32 : c;
}
