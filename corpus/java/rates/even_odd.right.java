final class EvenOdd {
    static boolean even(int n) {
        if (n == 0) {
            return true;
        }
        if (n == 1) {
            return false;
        }
        return even(n - 2);
    }
}
