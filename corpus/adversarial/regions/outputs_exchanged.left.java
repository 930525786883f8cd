// claim:  Exchanged.run
// truth:  different
// why:    both outputs of the common loop are the same function of the same inputs only in name: they are exchanged
class Exchanged {
    static int run(int n, int a, int b) {
        int x = a;
        int y = b;
        for (int i = 0; i < n; i++) {
            int t = x;
            x = y;
            y = t;
        }
        return x * 3 + y;
    }
}
