// claim:  Image.split
// truth:  equivalent
// today:  unknown
// why:    two arrays are written of other types, in one loop or in two
class Image {
    static void split(int[] pixels, byte[] high, short[] low) {
        if (high.length < pixels.length || low.length < pixels.length) {
            return;
        }
        for (int i = 0; i < pixels.length; i++) {
            high[i] = (byte) (pixels[i] >>> 16);
            low[i] = (short) pixels[i];
        }
    }
}
