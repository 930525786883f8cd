// claim:  Mask.apply
// truth:  equivalent
// time:   60s
// why:    in place, two changes to each byte, in one pass or in two
class Mask {
    static void apply(byte[] data, byte key) {
        for (int i = 0; i < data.length; i++) {
            byte b = (byte) (data[i] ^ key);
            data[i] = (byte) (b & 0x7f);
        }
    }
}
