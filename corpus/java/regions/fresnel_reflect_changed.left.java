// claim:  Fresnel.reflect
// truth:  different
// why:    the two polarisations are subtracted before they are squared
class Fresnel {
    static double reflect(double n1, double n2, double angle) {
        double sine = n1 / n2 * Math.sin(angle);
        double result = 1.0;
        if (Math.abs(sine) <= 1.0) {
            double c1 = Math.cos(angle);
            double c2 = Math.sqrt(1.0 - sine * sine);
            double s = (n1 * c1 - n2 * c2) / (n1 * c1 + n2 * c2);
            double p = (n1 * c2 - n2 * c1) / (n1 * c2 + n2 * c1);
            result = (s * s + p * p) / 2.0;
        }
        return result;
    }
}
