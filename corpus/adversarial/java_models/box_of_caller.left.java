// claim:  same
// truth:  different
// why:    the box that the caller gave or a new one
class Boxes {
    static Integer same(Integer n) {
        return n;
    }
}
