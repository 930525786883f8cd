// claim:  Agm.mean
// truth:  different
// why:    the geometric mean is taken of the new arithmetic one
class Agm {
    static double mean(double a, double g, int rounds) {
        if (a < 0.0 || g < 0.0) {
            return 0.0;
        }
        for (int i = 0; i < rounds; i++) {
            double next = (a + g) / 2.0;
            g = Math.sqrt(a * g);
            a = next;
            if (a == g) {
                break;
            }
        }
        return a;
    }
}
