import java.util.*;

class Ops {
    enum Op {
        PLUS { int of(int a, int b) { return a + b; } },
        MINUS { int of(int a, int b) { return a - b; } };
        abstract int of(int a, int b);
    }
    static int apply(boolean plus, int a, int b) {
        return plus ? a + b : a - b;
    }
}
