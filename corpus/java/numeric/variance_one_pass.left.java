// claim:  Variance.of
// truth:  different
// why:    the mean of squares minus the square of the mean cancels differently from the sum of squared
//         differences
class Variance {
    static double of(double[] values) {
        int n = values.length;
        if (n == 0) {
            return 0.0;
        }
        double mean = 0.0;
        for (int i = 0; i < n; i++) {
            mean += values[i];
        }
        mean /= n;
        double sum = 0.0;
        for (int i = 0; i < n; i++) {
            double difference = values[i] - mean;
            sum += difference * difference;
        }
        return sum / n;
    }
}
