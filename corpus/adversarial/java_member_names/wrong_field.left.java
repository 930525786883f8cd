// claim:  Switch.set
// truth:  different
// why:    the field that is set is another one, which both sides have
class Switch {
    int first;
    int second;

    int set(int x) {
        first = x;
        return x;
    }
}
