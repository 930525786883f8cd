class Hypotenuse {
    static double hypotenuse(double a, double b) {
        return Math.sqrt(a * a + b * b);
    }
}
