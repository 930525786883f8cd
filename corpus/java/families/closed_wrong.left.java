// claim:  Sums.triangle
// truth:  different
// why:    the product is made in 32 bits
class Sums {
    static long triangle(int n) {
        long sum = 0;
        for (int i = 0; i < n; i++) {
            sum += i;
        }
        return sum;
    }
}
