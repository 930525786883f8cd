class Mask {
    static void apply(byte[] data, byte key) {
        for (int i = 0; i < data.length; i++) {
            data[i] ^= key;
        }
        for (int i = 0; i < data.length; i++) {
            data[i] &= 0x7f;
        }
    }
}
