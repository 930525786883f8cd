// claim:  Image.split
// truth:  different
// why:    the two arrays may be one, and then the order is seen
class Image {
    static void split(int[] pixels, int[] high, int[] low) {
        if (high.length < pixels.length || low.length < pixels.length) {
            return;
        }
        for (int i = 0; i < pixels.length; i++) {
            int pixel = pixels[i];
            high[i] = pixel >>> 16;
            low[i] = pixel & 0xffff;
        }
    }
}
