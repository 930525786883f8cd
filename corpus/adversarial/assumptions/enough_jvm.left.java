// claim: total
// truth: equivalent
// rests: enough-jvm
// why:   RIGHT makes an array that may not fit into memory
class Totals {
    static int total(int a, int n) { return n < 0 || n > 1000000000 ? 0 : a; }
}
