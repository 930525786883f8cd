// claim:  Bessel.j0
// truth:  equivalent
// why:    a for loop becomes do-while over the same terms, and the sign is part of the factor
class Bessel {
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
        for (int k = 1; k < terms; k++) {
            term = -(term * quarter / ((double) k * (double) k));
            sum = sum + term;
            if (Math.abs(term) < 1.0e-16) {
                return sum;
            }
        }
        if (sum > 1.0) {
            sum = 1.0;
        }
        if (sum < -1.0) {
            sum = -1.0;
        }
        return sum;
    }
}
