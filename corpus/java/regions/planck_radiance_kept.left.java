// claim:  Planck.radiance
// truth:  equivalent
// time:   60s
// why:    the denominator's two forms are one helper with an early return, the ratio is named
class Planck {
    static double radiance(double wavelength, double temperature, double c1, double c2) {
        if (wavelength <= 0.0 || temperature <= 0.0) {
            return 0.0;
        }
        double x = c2 / (wavelength * temperature);
        double denominator;
        if (x < 0.001) {
            denominator = x + x * x / 2.0;
        } else if (x > 700.0) {
            denominator = Math.exp(700.0);
        } else {
            denominator = Math.exp(x) - 1.0;
        }
        double w5 = wavelength * wavelength * wavelength * wavelength * wavelength;
        return c1 / (w5 * denominator);
    }
}
