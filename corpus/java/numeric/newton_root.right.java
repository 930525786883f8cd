class Roots {
    static double cube(double value, int limit) {
        if (value == 0.0 || Double.isNaN(value)) {
            return value;
        }
        boolean isNegative = value < 0.0;
        double target = Math.abs(value);
        double root = positive(target, limit);
        return isNegative ? -root : root;
    }

    private static double start(double target) {
        return target > 1.0 ? target / 3.0 : target;
    }

    private static double positive(double target, int limit) {
        double guess = start(target);
        for (int round = 0; round < limit; round++) {
            double before = guess;
            guess = (2.0 * before + target / (before * before)) / 3.0;
            if (Math.abs(guess - before) < 1.0e-12 * guess) {
                return guess;
            }
        }
        return guess;
    }
}
