// claim:  Throwing.run
// truth:  different
// why:    the common division may throw; what was written before it is seen by the caller
class Throwing {
    static int run(int a, int b, int[] log) {
        log[0] = 1;
        int q = a / b;
        return q;
    }
}
