class Retries {
    private static int left = 5;

    static int next() {
        return left > 0 ? left-- : 0;
    }
}
