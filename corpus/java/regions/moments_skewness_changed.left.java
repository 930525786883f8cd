// claim:  Moments.skewness
// truth:  different
// why:    the third moment is divided by the second instead of by its power
class Moments {
    static double skewness(double[] data, double mean) {
        double m2 = 0.0;
        double m3 = 0.0;
        for (int i = 0; i < data.length; i++) {
            m2 += (data[i] - mean) * (data[i] - mean);
            m3 += (data[i] - mean) * (data[i] - mean) * (data[i] - mean);
        }
        m2 /= data.length;
        m3 /= data.length;
        double deviation = Math.sqrt(m2);
        if (m2 == 0.0) {
            return 0.0;
        }
        return m3 / (deviation * deviation * deviation);
    }
}
