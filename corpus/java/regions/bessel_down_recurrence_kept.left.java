// claim:  BesselDown.recurrence
// truth:  equivalent
// why:    what does not change in the downward recurrence is hoisted out of it
class BesselDown {
    static double recurrence(int n, double x, int start) {
        if (x == 0.0 || n < 2) {
            return 0.0;
        }
        double bjp = 0.0;
        double bj = 1.0;
        double sum = 0.0;
        double answer = 0.0;
        boolean odd = false;
        for (int j = start; j > 0; j--) {
            double tox = 2.0 / Math.abs(x);
            double bjm = j * tox * bj - bjp;
            bjp = bj;
            bj = bjm;
            if (Math.abs(bj) > 1.0e10) {
                bj *= 1.0e-10;
                bjp *= 1.0e-10;
                answer *= 1.0e-10;
                sum *= 1.0e-10;
            }
            if (odd) {
                sum += bj;
            }
            odd = !odd;
            if (j == n) {
                answer = bjp;
            }
        }
        sum = 2.0 * sum - bj;
        return answer / sum;
    }
}
