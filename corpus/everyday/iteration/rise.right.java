class Series {
    static int rises(int[] a) {
        if (a.length == 0) {
            return 0;
        }
        int count = 0;
        int last = a[0];
        for (int x : a) {
            if (x > last) {
                count++;
            }
            last = x;
        }
        return count;
    }
}
