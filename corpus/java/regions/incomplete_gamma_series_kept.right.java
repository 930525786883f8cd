class IncompleteGamma {
    static double series(double a, double x, int most) {
        if (x <= 0.0 || a <= 0.0) {
            return 0.0;
        }
        double ap = a;
        double del = 1.0 / a;
        double sum = del;
        boolean done = false;
        int round = 0;
        while (!done && round < most) {
            ap += 1.0;
            del *= x / ap;
            sum += del;
            done = Math.abs(del) < Math.abs(sum) * 3.0e-7;
            round++;
        }
        return sum * Math.exp(-x + a * Math.log(x));
    }
}
