class Airfoil {
    static double lift(double angle, double speed, double surface, double density) {
        double q = 0.5 * density * speed * speed;
        double coefficient;
        if (Math.abs(angle) < 0.26) {
            coefficient = 6.283185307179586 * angle;
            coefficient = coefficient * surface;
        } else {
            coefficient = 1.1 * Math.sin(2.0 * Math.abs(angle));
            coefficient = coefficient * surface;
        }
        return q * coefficient;
    }
}
