class BesselSeries {
    static double j0(double x) {
        double ax = Math.abs(x);
        if (!(ax < 8.0)) {
            double z = 8.0 / ax;
            double y = z * z;
            double phase = ax - 0.785398164;
            double p = 1.0 + y * (-0.1098628627e-2 + y * 0.2734510407e-4);
            double q = -0.1562499995e-1 + y * 0.1430488765e-3;
            double cosine = Math.cos(phase);
            double sine = Math.sin(phase);
            return Math.sqrt(0.636619772 / ax) * (cosine * p - z * sine * q);
        }
        double y = x * x;
        double top = 57568490574.0 + y * (-13362590354.0 + y * (651619640.7 + y * -11214424.18));
        double bottom = 57568490411.0 + y * (1029532985.0 + y * (9494680.718 + y));
        return top / bottom;
    }
}
