// claim:  Poisson.count
// truth:  equivalent
// today:  unknown
// why:    the product is tested at the head of the loop with the first factor peeled
class Poisson {
    static int count(double mean, double[] uniform) {
        if (mean <= 0.0) {
            return 0;
        }
        double limit = Math.exp(-mean);
        int count = -1;
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
