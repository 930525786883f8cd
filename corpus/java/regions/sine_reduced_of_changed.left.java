// claim:  SineReduced.of
// truth:  different
// why:    the third quadrant has the sign of the second
class SineReduced {
    static double of(double x) {
        double turns = Math.floor(x / 1.5707963267948966);
        double r = x - turns * 1.5707963267948966;
        int quadrant = (int) turns & 3;
        double r2 = r * r;
        double s = r * (1.0 - r2 / 6.0 * (1.0 - r2 / 20.0 * (1.0 - r2 / 42.0 * (1.0 - r2 / 72.0))));
        double c = 1.0 - r2 / 2.0 * (1.0 - r2 / 12.0 * (1.0 - r2 / 30.0 * (1.0 - r2 / 56.0)));
        double result;
        switch (quadrant) {
            case 0:
                result = s;
                break;
            case 1:
                result = c;
                break;
            case 2:
                result = -s;
                break;
            default:
                result = -c;
                break;
        }
        return result;
    }
}
