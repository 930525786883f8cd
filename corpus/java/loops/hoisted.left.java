// claim:  Hoisted.scale
// truth:  equivalent
// why:    the product does not change in the loop
class Hoisted {
    static long scale(int n, int a, int b) {
        long total = 0;
        for (int i = 0; i < n; i++) {
            total += (long) a * b + i;
        }
        return total;
    }
}
