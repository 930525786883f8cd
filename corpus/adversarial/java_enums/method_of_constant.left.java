// claim:  Calculator.apply
// truth:  different
// why:    one constant overrides the method in another way
enum Operation {
    PLUS {
        @Override
        int apply(int a, int b) {
            return a + b;
        }
    },
    TIMES {
        @Override
        int apply(int a, int b) {
            return a * b;
        }
    };

    abstract int apply(int a, int b);
}

class Calculator {
    static int apply(Operation operation, int a, int b) {
        return operation.apply(a, b);
    }
}
