class Parity {
    static boolean even(int n) {
        return n % 2 == 0;
    }
}
