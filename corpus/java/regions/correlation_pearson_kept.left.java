// claim:  Correlation.pearson
// truth:  equivalent
// today:  unknown
// why:    the means are computed in two loops instead of one
class Correlation {
    static double pearson(double[] xs, double[] ys) {
        int n = Math.min(xs.length, ys.length);
        if (n == 0) {
            return 0.0;
        }
        double mx = 0.0;
        double my = 0.0;
        for (int i = 0; i < n; i++) {
            mx += xs[i];
            my += ys[i];
        }
        mx /= n;
        my /= n;
        double xy = 0.0;
        double xx = 0.0;
        double yy = 0.0;
        for (int i = 0; i < n; i++) {
            double dx = xs[i] - mx;
            double dy = ys[i] - my;
            xy += dx * dy;
            xx += dx * dx;
            yy += dy * dy;
        }
        if (xx == 0.0 || yy == 0.0) {
            return 0.0;
        }
        return xy / Math.sqrt(xx * yy);
    }
}
