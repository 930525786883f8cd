// claim:  Calc.apply
// truth:  different
// today:  unknown
// why:    the constants hold lambdas, one of which changed
import java.util.function.IntBinaryOperator;

enum Op {
    PLUS((a, b) -> a + b), MINUS((a, b) -> a - b);

    private final IntBinaryOperator body;

    Op(IntBinaryOperator body) {
        this.body = body;
    }

    int apply(int a, int b) {
        return body.applyAsInt(a, b);
    }
}

class Calc {
    static int apply(Op op, int a, int b) {
        return op.apply(a, b);
    }
}
