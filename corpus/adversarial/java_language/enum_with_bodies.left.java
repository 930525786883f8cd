// claim:  Ops.apply
// truth:  equivalent
// why:    constants with bodies against a switch
import java.util.*;

class Ops {
    enum Op {
        PLUS { int of(int a, int b) { return a + b; } },
        MINUS { int of(int a, int b) { return a - b; } };
        abstract int of(int a, int b);
    }
    static int apply(boolean plus, int a, int b) {
        return (plus ? Op.PLUS : Op.MINUS).of(a, b);
    }
}
