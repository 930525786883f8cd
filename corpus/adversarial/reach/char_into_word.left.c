// claim:  set_status
// truth:  different
// why:    a character pointer may lead to a byte of the global
unsigned status;

unsigned set_status(unsigned char *byte) {
    status = 1;
    *byte = 2;
    return status;
}
