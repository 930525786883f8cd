// claim: crc_step Crc.step
// truth: equivalent
// why:   eight rounds of a bitwise CRC-32 with C's unsigned shift against Java's >>> and a mask instead of a branch
unsigned crc_step(unsigned crc, unsigned char byte) {
    crc ^= byte;
    for (int bit = 0; bit < 8; bit++) {
        if (crc & 1)
            crc = (crc >> 1) ^ 0xEDB88320u;
        else
            crc = crc >> 1;
    }
    return crc;
}
