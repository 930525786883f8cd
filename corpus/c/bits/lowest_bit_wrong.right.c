int lowest(unsigned bits) {
    if (bits == 0)
        return 32;
    int position = 0;
    if (!(bits & 0xffff)) { position += 16; bits >>= 16; }
    if (!(bits & 0xff)) { position += 8; bits >>= 8; }
    if (!(bits & 0xf)) { position += 4; bits >>= 4; }
    if (!(bits & 0x7)) { position += 2; bits >>= 2; }
    if (!(bits & 0x1)) position++;
    return position;
}
