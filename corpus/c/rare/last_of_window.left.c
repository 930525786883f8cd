// claim: flags
// truth: different
// why:   only an array of 64 bytes or more has the element that the right side leaves out
int flags(const unsigned char *bytes, int count) {
    int found = 0;
    for (int i = 0; i < count && i < 64; i++)
        if (bytes[i] == 0x7e) found++;
    return found;
}
