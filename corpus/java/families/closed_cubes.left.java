// claim:  Sums.cubes
// assume: left.n >= 0 && left.n <= 10000
// truth:  equivalent
// today:  unknown
// why:    the sum of the first cubes
class Sums {
    static long cubes(int n) {
        long sum = 0;
        for (long i = 1; i <= n; i++) {
            sum += i * i * i;
        }
        return sum;
    }
}
