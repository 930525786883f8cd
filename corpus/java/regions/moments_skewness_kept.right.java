class Moments {
    static double skewness(double[] data, double mean) {
        double m2 = 0.0;
        double m3 = 0.0;
        for (int i = 0; i < data.length; i++) {
            double d = data[i] - mean;
            double square = d * d;
            m2 += square;
            m3 += square * d;
        }
        m2 /= data.length;
        m3 /= data.length;
        if (m2 == 0.0) {
            return 0.0;
        }
        double deviation = Math.sqrt(m2);
        return m3 / (deviation * deviation * deviation);
    }
}
