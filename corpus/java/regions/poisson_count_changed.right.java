class Poisson {
    static int count(double mean, double[] uniform) {
        if (mean <= 0.0) {
            return 0;
        }
        double limit = Math.exp(-mean);
        int count = 0;
        double product = 1.0;
        do {
            count++;
            if (count >= uniform.length) {
                return -1;
            }
            product *= uniform[count];
        } while (product > limit);
        return count;
    }
}
