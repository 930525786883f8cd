// claim:  Pairs.of
// truth:  equivalent
// why:    each side returns an array of its own, and one makes another first
class Pairs {
    static int[] of(int a, int b) {
        int[] pair = new int[2];
        pair[0] = a;
        pair[1] = b;
        return pair;
    }
}
