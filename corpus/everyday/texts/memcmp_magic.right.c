int is_png(const unsigned char *p) {
    static const unsigned char magic[8] = { 0x89, 'P', 'N', 'G', 13, 10, 26, 10 };
    for (int i = 0; i < 8; i++)
        if (p[i] != magic[i]) return 0;
    return 1;
}
