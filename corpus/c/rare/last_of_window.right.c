int flags(const unsigned char *bytes, int count) {
    int found = 0;
    for (int i = 0; i < count && i < 63; i++)
        if (bytes[i] == 0x7e) found++;
    return found;
}
