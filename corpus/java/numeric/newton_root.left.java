// claim:  Roots.cube
// truth:  equivalent
// why:    an endless loop with returns becomes a loop with a condition, the start a method
class Roots {
    static double cube(double value, int limit) {
        if (value == 0.0 || Double.isNaN(value)) {
            return value;
        }
        boolean isNegative = value < 0.0;
        double target = Math.abs(value);
        double guess = target;
        if (target > 1.0) {
            guess = target / 3.0;
        }
        int round = 0;
        while (true) {
            if (round >= limit) {
                break;
            }
            double square = guess * guess;
            double next = (2.0 * guess + target / square) / 3.0;
            double change = Math.abs(next - guess);
            guess = next;
            if (change < 1.0e-12 * guess) {
                break;
            }
            round++;
        }
        if (isNegative) {
            return -guess;
        } else {
            return guess;
        }
    }
}
