// claim:  Negated.difference
// truth:  different
// why:    equal operands give -0.0 on the left and 0.0 on the right
class Negated {
    static double difference(double a, double b) {
        return -(a - b);
    }
}
