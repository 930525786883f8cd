class Pairs {
    static int[] of(int a, int b) {
        int[] pair = new int[2];
        pair[0] = a;
        pair[1] = a;
        return pair;
    }
}
