class Secant {
    static double root(double x0, double x1, int rounds, double target) {
        double p = x0;
        double q = x1;
        double fp = Math.exp(p) - target;
        double fq = Math.exp(q) - target;
        int i = 0;
        while (i < rounds && fq != fp) {
            double last = q;
            q = q - fq / ((fq - fp) / (q - p));
            p = last;
            fp = fq;
            fq = Math.exp(q) - target;
            i++;
        }
        return q;
    }
}
