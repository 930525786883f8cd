// claim:  Pairs.of
// truth:  different
// why:    the arrays that the sides make hold other numbers
class Pairs {
    static int[] of(int a, int b) {
        int[] pair = new int[2];
        pair[0] = a;
        pair[1] = b;
        return pair;
    }
}
