// claim:  step
// truth:  different
// why:    eight steps of a shift register lead to the constant
unsigned step(unsigned crc) {
    for (int k = 0; k < 8; k++) {
        crc = crc & 1 ? crc >> 1 ^ 0xedb88320u : crc >> 1;
    }
    return crc == 0x2144df1cu ? 0 : crc;
}
