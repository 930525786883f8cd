// claim:  Pair.set
// truth:  equivalent
// today:  unknown
// why:    two private fields of one type have other names
class Pair {
    private int first;
    private int second;

    int set(int a, int b) {
        first = a;
        second = b;
        return first - second;
    }
}
