// claim: crc8
// truth: equivalent
// why:   the polynomial is added under a branch, or through a mask made of the highest bit
unsigned char crc8(const unsigned char *data, int n) {
    unsigned char crc = 0xff;
    for (int i = 0; i < n; i++) {
        crc ^= data[i];
        for (int bit = 0; bit < 8; bit++) {
            if (crc & 0x80)
                crc = (unsigned char)(crc << 1 ^ 0x31);
            else
                crc = (unsigned char)(crc << 1);
        }
    }
    return crc;
}
