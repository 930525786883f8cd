class Zeros {
    static void last(int[] a) {
        int count = 0;
        for (int x : a) {
            if (x != 0) {
                a[count] = x;
                count++;
            }
        }
        for (int i = count; i < a.length; i++) {
            a[i] = 0;
        }
    }
}
