// claim:  Vectors.dot
// truth:  equivalent
// time:   60s
// why:    two products a step and the odd one afterwards
class Vectors {
    static int dot(int[] a, int[] b) {
        int n = Math.min(a.length, b.length);
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum += a[i] * b[i];
        }
        return sum;
    }
}
