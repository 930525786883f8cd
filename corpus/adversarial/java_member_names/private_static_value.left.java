// claim:  Ids.next
// truth:  different
// today:  unknown
// why:    a private static field has another name and another first value
class Ids {
    private static int last = 10;

    static int next() {
        last = last + 1;
        return last;
    }
}
