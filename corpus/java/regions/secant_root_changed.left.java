// claim:  Secant.root
// truth:  different
// why:    the step is not taken when the slope is below one
class Secant {
    static double root(double x0, double x1, int rounds, double target) {
        double p = x0;
        double q = x1;
        double fp = Math.exp(p) - target;
        double fq = Math.exp(q) - target;
        int i = 0;
        while (i < rounds && fq != fp) {
            double slope = (fq - fp) / (q - p);
            double next = q - fq / slope;
            p = q;
            fp = fq;
            q = next;
            fq = Math.exp(q) - target;
            i++;
        }
        return q;
    }
}
