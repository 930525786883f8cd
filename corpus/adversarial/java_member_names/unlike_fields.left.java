// claim:  Lookup.find
// truth:  equivalent
// today:  unknown
// why:    a private field that nobody reads was removed, and another one is new
class Lookup {
    private int last;

    int find(int x) {
        last = x;
        return x * 2;
    }
}
