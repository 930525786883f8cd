class Growth {
    static double factor(double rate, double years) {
        return Math.pow(1.0 + rate, years);
    }

    static double growth(double start, double rate, double years) {
        if (rate < 0.0) {
            return start;
        }
        return start * factor(rate, years);
    }
}
