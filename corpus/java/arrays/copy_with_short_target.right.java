class Copy {
    static void elements(int[] from, int[] to) {
        System.arraycopy(from, 0, to, 0, from.length);
    }
}
