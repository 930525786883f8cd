class Negated {
    static double difference(double a, double b) {
        return b - a;
    }
}
