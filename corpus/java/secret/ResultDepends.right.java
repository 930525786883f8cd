class Secrets {
    static int mix(int x, int key) {
        return key > 1000 ? x : x + 1;
    }
}
