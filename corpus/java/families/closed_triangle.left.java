// claim:  Sums.triangle
// truth:  equivalent
// why:    the sum below n, in 64 bits
class Sums {
    static long triangle(int n) {
        long sum = 0;
        for (int i = 0; i < n; i++) {
            sum += i;
        }
        return sum;
    }
}
