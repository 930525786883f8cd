class Scores {
    private static double mean(double a, double b) {
        return (a + b) / 2.0;
    }

    private static double harmonic(double a, double b) {
        if (a + b == 0.0) {
            return 0.0;
        }
        return 2.0 * a * b / (a + b);
    }

    static double rate(int method, double first, double second, double weight) {
        double left = first < 0.0 ? 0.0 : first;
        double right = second < 0.0 ? 0.0 : second;
        double score = combined(method, left, right, weight);
        return score > 100.0 ? 100.0 : score;
    }

    private static double combined(int method, double left, double right, double weight) {
        switch (method) {
            case 0:
                return mean(left, right);
            case 1:
                return harmonic(left, right);
            case 2:
                return Math.max(left, right);
            default:
                return left * weight + right * (1.0 - weight);
        }
    }
}
