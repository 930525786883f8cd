// claim:  Smooth.window
// truth:  different
// why:    the right one updates the sum instead of making it anew, and so rounds differently
class Smooth {
    /** The averages of three neighbours; the ends stay. */
    static double[] window(double[] values) {
        int n = values.length;
        double[] result = new double[n];
        for (int i = 0; i < n; i++) {
            if (i == 0 || i == n - 1) {
                result[i] = values[i];
            } else {
                double sum = values[i - 1] + values[i] + values[i + 1];
                result[i] = sum / 3.0;
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
