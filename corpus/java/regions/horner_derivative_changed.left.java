// claim:  Horner.derivative
// truth:  different
// why:    the derivative is updated after the value
class Horner {
    static double derivative(double[] c, double x, double scale) {
        double p = 0.0;
        double d = 0.0;
        int n = c.length;
        for (int i = n - 1; i >= 0; i--) {
            d = d * x + p;
            p = p * x + c[i];
        }
        if (scale == 0.0) {
            return d;
        }
        return d / scale;
    }
}
