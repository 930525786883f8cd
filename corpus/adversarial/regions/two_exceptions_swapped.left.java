// claim:  Swapped.run
// truth:  different
// why:    two common checks that throw different exceptions change places
class Swapped {
    static int run(int a, int b, int[] log) {
        int q = a / b;
        int v = log[a];
        return q + v;
    }
}
