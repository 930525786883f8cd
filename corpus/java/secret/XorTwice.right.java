class Secrets {
    static int mix(int x, int key) {
        int masked = x ^ key;
        return masked ^ key;
    }
}
