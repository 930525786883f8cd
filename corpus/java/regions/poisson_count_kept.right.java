class Poisson {
    static int count(double mean, double[] uniform) {
        if (mean <= 0.0) {
            return 0;
        }
        double limit = Math.exp(-mean);
        int count = -1;
        double product = 1.0;
        while (true) {
            count = count + 1;
            if (count == uniform.length) {
                return -1;
            }
            product = product * uniform[count];
            if (product > limit) {
                continue;
            }
            break;
        }
        return count;
    }
}
