class After {
    static int run(int[] data, int i) {
        int sum = 0;
        for (int k = 0; k < data.length; k++) {
            sum += data[k];
        }
        if (data.length > 0) {
            data[0] = sum;
        }
        return sum;
    }
}
