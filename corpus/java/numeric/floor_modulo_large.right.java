class Modulo {
    static int of(int a, int n) {
        return (a % n + n) % n;
    }
}
