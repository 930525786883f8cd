unsigned status;

unsigned set_status(unsigned char *byte) {
    status = 1;
    *byte = 2;
    return 1;
}
