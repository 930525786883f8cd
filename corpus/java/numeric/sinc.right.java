class Sinc {
    static double of(double x) {
        double result = 1.0;
        if (x != 0.0) {
            double sine = Math.sin(x);
            result = sine / x;
        }
        return result;
    }
}
