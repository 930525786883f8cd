int is_archive(const unsigned char *bytes) {
    return bytes[0] == 'P' && bytes[1] == 'K' && bytes[2] == 3 && bytes[3] == 5;
}
