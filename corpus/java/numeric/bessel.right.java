class Bessel {
    private static double limited(double value) {
        if (value > 1.0) {
            return 1.0;
        }
        return value < -1.0 ? -1.0 : value;
    }

    static double j0(double x, int terms) {
        if (terms < 1) {
            return 0.0;
        }
        if (Double.isNaN(x) || Double.isInfinite(x)) {
            return Double.NaN;
        }
        double magnitude = Math.abs(x);
        if (magnitude > 20.0) {
            double phase = magnitude - Math.PI / 4.0;
            return Math.sqrt(2.0 / (Math.PI * magnitude)) * Math.cos(phase);
        }
        double quarter = magnitude * magnitude / 4.0;
        double term = 1.0;
        double sum = 1.0;
        int k = 1;
        while (k < terms) {
            double square = (double) k * (double) k;
            term = -(term * quarter / square);
            sum += term;
            if (Math.abs(term) < 1.0e-16) {
                return sum;
            }
            ++k;
        }
        return limited(sum);
    }
}
