class Negated {
    static int run(double x) {
        double y = x * 0.5;
        double z = y + 1.0;
        if (!(z >= 3.0)) {
            return 1;
        }
        return (int) z;
    }
}
