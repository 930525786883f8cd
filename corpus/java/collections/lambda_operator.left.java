// claim:  apply
// truth:  equivalent
// today:  unknown
// why:    a lambda for each sign becomes a switch
import java.util.function.IntBinaryOperator;
class Calc {
    static int apply(char sign, int a, int b) {
        IntBinaryOperator op;
        if (sign == '+') op = (x, y) -> x + y;
        else if (sign == '-') op = (x, y) -> x - y;
        else op = (x, y) -> x * y;
        return op.applyAsInt(a, b);
    }
}
