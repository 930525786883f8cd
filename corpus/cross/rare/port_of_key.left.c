// claim:  check Check.check
// truth:  different
// why:    one key in C; the Java side accepts none
unsigned check(unsigned key) {
    unsigned hash = (key + 0x7ed55d16u) + (key << 12);
    return hash == 0xc761c23cu;
}
