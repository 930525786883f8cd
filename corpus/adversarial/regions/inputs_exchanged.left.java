// claim:  Inputs.run
// truth:  different
// why:    the inputs of the common loop are exchanged
class Inputs {
    static int run(int n, int a, int b) {
        int x = a;
        int y = b;
        for (int i = 0; i < n; i++) {
            x = x + y;
            y = y ^ 5;
        }
        return x;
    }
}
