// claim:  Matrix.product
// truth:  equivalent
// today:  unknown
// why:    the inner loops change places; every cell still adds the same products in the same order, to an
//         array that only this method knows
class Matrix {
    /** The product of two square matrices, row after row. */
    static double[] product(double[] a, double[] b, int n) {
        if (n < 0 || n > 1000 || a.length != n * n || b.length != n * n) {
            throw new IllegalArgumentException("size");
        }
        double[] c = new double[n * n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                double sum = 0.0;
                for (int k = 0; k < n; k++) {
                    sum += a[i * n + k] * b[k * n + j];
                }
                c[i * n + j] = sum;
            }
        }
        return c;
    }

    static double trace(double[] a, int n) {
        double sum = 0.0;
        for (int i = 0; i < n; i++) {
            sum += a[i * n + i];
        }
        return sum;
    }

    static double traceOfSquare(double[] a, int n) {
        return trace(product(a, a, n), n);
    }
}
