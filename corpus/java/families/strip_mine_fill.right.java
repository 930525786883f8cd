class Chunks {
    static void fill(byte[] buffer, byte value) {
        for (int start = 0; start >= 0 && start < buffer.length; start += 8) {
            for (int i = start; i < buffer.length && i - start < 8; i++) {
                buffer[i] = value;
            }
        }
    }
}
