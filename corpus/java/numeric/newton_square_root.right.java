class NewtonRoot {
    private static double step(double guess, double x) {
        return 0.5 * (guess + x / guess);
    }

    static double of(double x) {
        if (!(x >= 0.0)) {
            return Double.NaN;
        }
        if (x == 0.0) {
            return x;
        }
        double guess = 1.0;
        if (x > 1.0) {
            guess = x;
        }
        int left = 20;
        while (left > 0) {
            guess = step(guess, x);
            left--;
        }
        return guess;
    }
}
