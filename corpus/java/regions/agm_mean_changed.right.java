class Agm {
    static double mean(double a, double g, int rounds) {
        if (a < 0.0 || g < 0.0) {
            return 0.0;
        }
        for (int i = 0; i < rounds; i++) {
            double next = (a + g) / 2.0;
            g = Math.sqrt(next * g);
            a = next;
            if (a == g) {
                break;
            }
        }
        return a;
    }
}
