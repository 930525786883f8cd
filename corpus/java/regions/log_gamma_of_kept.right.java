class LogGamma {
    static double of(double x) {
        if (x <= 0.0) {
            return 0.0;
        }
        double y = x;
        double tmp = x + 5.5;
        tmp -= (x + 0.5) * Math.log(tmp);
        double ser = 1.000000000190015;
        for (int j = 0; j < 3; j++) {
            y += 1.0;
            double c = 24.01409824083091;
            if (j == 0) {
                c = 76.18009172947146;
            } else if (j == 1) {
                c = -86.50532032941677;
            }
            ser += c / y;
        }
        return -tmp + Math.log(2.5066282746310005 * ser / x);
    }
}
