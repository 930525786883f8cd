class Pairs {
    static int[] of(int a, int b) {
        int[] first = {a};
        int[] both = {first[0], b};
        return both;
    }
}
