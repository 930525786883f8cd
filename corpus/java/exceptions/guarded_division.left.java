// claim:  Quotient.of
// truth:  equivalent
// why:    catching the exception and testing for zero give the same result
class Quotient {
    static int of(int a, int b) {
        try {
            return a / b;
        } catch (ArithmeticException e) {
            return 0;
        }
    }
}
