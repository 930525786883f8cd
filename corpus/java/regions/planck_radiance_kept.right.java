class Planck {
    static double radiance(double wavelength, double temperature, double c1, double c2) {
        if (wavelength <= 0.0 || temperature <= 0.0) {
            return 0.0;
        }
        double product = wavelength * temperature;
        double w5 = wavelength * wavelength * wavelength * wavelength * wavelength;
        return c1 / (w5 * denominator(c2 / product));
    }

    static double denominator(double x) {
        if (x > 700.0) {
            return Math.exp(700.0);
        }
        if (x < 0.001) {
            return x + x * x * 0.5;
        }
        return Math.exp(x) - 1.0;
    }
}
