class Written {
    static int run(int[] data, int i) {
        if (i < 0 || i >= data.length) {
            return 0;
        }
        data[i] = 7;
        int sum = 0;
        for (int k = 0; k < data.length; k++) {
            sum += data[k];
        }
        return sum;
    }
}
