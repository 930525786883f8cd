// claim:  Dot.product
// truth:  different
// why:    two partial sums of doubles round differently from one
class Dot {
    static double product(double[] a, double[] b) {
        double sum = 0.0;
        for (int i = 0; i < 4; i++) {
            sum += a[i] * b[i];
        }
        return sum;
    }
}
