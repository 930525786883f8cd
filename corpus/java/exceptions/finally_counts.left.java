// claim:  Guard.run
// truth:  equivalent
// today:  unknown
// why:    the block in finally runs once on every way out, however it is written
class Guard {
    static int entered;
    static int left;

    static int work(int a, int b) {
        if (a < 0) {
            throw new IllegalArgumentException("negative");
        }
        return a / b;
    }

    static int run(int a, int b) {
        entered++;
        try {
            int result = work(a, b);
            if (result > 100) {
                return 100;
            }
            return result;
        } catch (ArithmeticException e) {
            return -1;
        } finally {
            left++;
        }
    }

    static boolean isBalanced() {
        return entered == left;
    }
}
