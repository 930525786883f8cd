// claim:  Switch.set
// truth:  different
// today:  unknown
// why:    a field that everybody sees has another name
class Switch {
    public int first;

    int set(int x) {
        first = x;
        return first;
    }

    int get() {
        return first;
    }
}
