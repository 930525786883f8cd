public final class Crc {
    static int step(int crc, byte next) {
        crc = crc ^ (next & 0xff);
        for (int k = 0; k < 8; k++) {
            int mask = -(crc & 1);
            crc = (crc >>> 1) ^ (0xEDB88320 & mask);
        }
        return crc;
    }
}
