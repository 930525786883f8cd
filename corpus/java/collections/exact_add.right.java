class Checked {
    static int checked(int a, int b) {
        return Math.addExact(a, b);
    }
}
