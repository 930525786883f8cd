class Versions {
    static boolean larger(int a, int b) {
        return a - b > 0;
    }
}
