class Order {
    static boolean sorted(int[] v) {
        int i = 0;
        while (i + 1 < v.length) {
            if (v[i + 1] < v[i]) {
                return false;
            }
            i++;
        }
        return true;
    }
}
