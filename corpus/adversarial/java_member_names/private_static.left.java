// claim:  Ids.next
// truth:  equivalent
// why:    a private static field has another name
class Ids {
    private static int last;

    static int next() {
        last = last + 1;
        return last;
    }
}
