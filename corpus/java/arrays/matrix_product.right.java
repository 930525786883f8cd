class Matrix {
    /** The product of two square matrices, row after row. */
    static double[] product(double[] a, double[] b, int n) {
        if (n < 0 || n > 1000 || a.length != n * n || b.length != n * n) {
            throw new IllegalArgumentException("size");
        }
        double[] c = new double[n * n];
        for (int i = 0; i < n; i++) {
            int row = i * n;
            for (int k = 0; k < n; k++) {
                double factor = a[row + k];
                for (int j = 0; j < n; j++) {
                    c[row + j] += factor * b[k * n + j];
                }
            }
        }
        return c;
    }

    static double trace(double[] a, int n) {
        double sum = 0.0;
        int place = 0;
        for (int i = 0; i < n; i++) {
            sum += a[place];
            place += n + 1;
        }
        return sum;
    }

    static double traceOfSquare(double[] a, int n) {
        return trace(product(a, a, n), n);
    }
}
