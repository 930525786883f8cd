final class EvenbS {
    static boolean even(int n) {
        if (n == 0) {
            return true;
        }
        if (n == 1) {
            return false;
        }
        return even(n - 2);
    }

    static boolean run(int n) {
        return !even(n);
    }
}
