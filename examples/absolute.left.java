// claim: absolute
// truth: equivalent
// why:   without a branch, and right for the smallest int, too
class Absolute {
    static int absolute(int x) {
        return x < 0 ? -x : x;
    }
}
