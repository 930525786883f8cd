// claim:  is_archive
// truth:  different
// why:    four bytes have to spell the header; the right side expects another last byte
int is_archive(const unsigned char *bytes) {
    unsigned magic = bytes[0] | bytes[1] << 8 | bytes[2] << 16 | (unsigned)bytes[3] << 24;
    return magic == 0x04034b50;
}
