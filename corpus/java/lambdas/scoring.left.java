// claim:  Scores.rate
// truth:  equivalent
// why:    a table of method references becomes a switch
import java.util.function.DoubleBinaryOperator;

class Scores {
    private static double mean(double a, double b) {
        return (a + b) / 2.0;
    }

    private static double harmonic(double a, double b) {
        if (a + b == 0.0) {
            return 0.0;
        }
        return 2.0 * a * b / (a + b);
    }

    private static double apply(DoubleBinaryOperator operator, double a, double b) {
        return operator.applyAsDouble(a, b);
    }

    static double rate(int method, double first, double second, double weight) {
        double left = first < 0.0 ? 0.0 : first;
        double right = second < 0.0 ? 0.0 : second;
        double score;
        if (method == 0) {
            score = apply(Scores::mean, left, right);
        } else if (method == 1) {
            score = apply(Scores::harmonic, left, right);
        } else if (method == 2) {
            score = apply(Math::max, left, right);
        } else {
            score = apply((a, b) -> a * weight + b * (1.0 - weight), left, right);
        }
        return score > 100.0 ? 100.0 : score;
    }
}
