unsigned step(unsigned crc) {
    for (int k = 0; k < 8; k++) {
        crc = crc & 1 ? crc >> 1 ^ 0xedb88320u : crc >> 1;
    }
    return crc;
}
