class Variance {
    static double of(double[] data) {
        int n = data.length;
        double sum = 0.0;
        double squares = 0.0;
        for (int i = 0; i < n; i++) {
            sum += data[i];
        }
        for (int j = 0; j < n; j++) {
            double d = data[j];
            squares += d * d;
        }
        if (n < 2) {
            return 0.0;
        }
        double mean = sum / n;
        return (squares - n * mean * mean) / (n - 1);
    }
}
