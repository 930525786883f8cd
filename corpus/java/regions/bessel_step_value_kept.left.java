// claim:  BesselStep.value
// truth:  equivalent
// why:    the example of ARDiff's section 3 with integers where zero times anything has to be zero: needs that acc is 200 and twoArg is 2 * arg, and nothing else of what is common
class BesselStep {
    static double value(int norm, int arg) {
        int acc = 200;
        double res = 1.0;
        int bess = (int) Math.pow(2, norm) * norm;
        int twoArg = 2 * arg;
        if (norm <= 0) {
            res = arg * Math.pow(2, norm);
            return res;
        }
        if (arg == 0) {
            res = twoArg * bess;
        } else {
            for (int i = 1; i <= norm; i++) {
                bess = acc * twoArg * i;
                res = res + Math.pow(2, bess);
            }
            res = res / (200 + bess);
        }
        return res;
    }
}
