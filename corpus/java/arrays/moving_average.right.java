class Smooth {
    /** The averages of three neighbours; the ends stay. */
    static double[] window(double[] values) {
        int n = values.length;
        double[] result = values.clone();
        if (n < 3) {
            return result;
        }
        double sum = values[0] + values[1] + values[2];
        for (int i = 1; i < n - 1; i++) {
            result[i] = sum / 3.0;
            if (i + 2 < n) {
                sum = sum - values[i - 1] + values[i + 2];
            }
        }
        return result;
    }

    static double roughness(double[] values) {
        double[] smooth = window(values);
        double sum = 0.0;
        for (int i = 0; i < values.length; i++) {
            sum += Math.abs(values[i] - smooth[i]);
        }
        return sum;
    }
}
