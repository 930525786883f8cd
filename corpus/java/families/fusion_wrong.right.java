class Image {
    static void split(int[] pixels, int[] high, int[] low) {
        if (high.length < pixels.length || low.length < pixels.length) {
            return;
        }
        for (int i = 0; i < pixels.length; i++) {
            high[i] = pixels[i] >>> 16;
        }
        for (int i = 0; i < pixels.length; i++) {
            low[i] = pixels[i] & 0xffff;
        }
    }
}
