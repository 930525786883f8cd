// claim:  Choose.fail
// truth:  different
// today:  unknown
// why:    each side throws another of its parameters
class Choose {
    static int fail(IllegalStateException first, IllegalStateException second) {
        throw first;
    }
}
