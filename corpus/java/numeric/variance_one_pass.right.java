class Variance {
    static double of(double[] values) {
        int n = values.length;
        if (n == 0) {
            return 0.0;
        }
        double sum = 0.0;
        double squares = 0.0;
        for (double value : values) {
            sum += value;
            squares += value * value;
        }
        double mean = sum / n;
        return squares / n - mean * mean;
    }
}
