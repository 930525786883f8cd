// claim:  NewtonRoot.of
// truth:  equivalent
// why:    twenty steps counted up or down; each step is the same function of the last
class NewtonRoot {
    static double of(double x) {
        if (x < 0.0 || Double.isNaN(x)) {
            return Double.NaN;
        }
        if (x == 0.0) {
            return x;
        }
        double guess = x > 1.0 ? x : 1.0;
        for (int i = 0; i < 20; i++) {
            guess = 0.5 * (guess + x / guess);
        }
        return guess;
    }
}
