// claim:  Chunks.fill
// truth:  equivalent
// why:    stores in chunks of eight
class Chunks {
    static void fill(byte[] buffer, byte value) {
        for (int i = 0; i < buffer.length; i++) {
            buffer[i] = value;
        }
    }
}
