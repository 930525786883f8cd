class Scan {
    static boolean any(byte[] a, byte x) {
        int i = 0;
        for (; i + 1 < a.length; i += 2) {
            if (a[i] == x || a[i + 1] == x) {
                return true;
            }
        }
        return i < a.length && a[i] == x;
    }
}
