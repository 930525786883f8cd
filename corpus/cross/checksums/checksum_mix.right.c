static unsigned fold(unsigned value, int distance) {
    return value ^ (value >> distance);
}

unsigned finish(unsigned hash, unsigned length) {
    unsigned mixed = fold(hash ^ length, 16) * 0x85ebca6bu;
    mixed = fold(mixed, 13) * 0xc2b2ae35u;
    return fold(mixed, 16);
}
