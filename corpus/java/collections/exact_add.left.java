// claim:  checked
// truth:  equivalent
// why:    Math.addExact against a test in long
class Checked {
    static int checked(int a, int b) {
        long sum = (long) a + b;
        if (sum > Integer.MAX_VALUE || sum < Integer.MIN_VALUE) throw new ArithmeticException("integer overflow");
        return (int) sum;
    }
}
