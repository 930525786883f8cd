// claim:  Sums.squares
// assume: left.n <= 1000
// truth:  equivalent
// why:    the sum of the first squares
class Sums {
    static int squares(int n) {
        int sum = 0;
        for (int i = 1; i <= n; i++) {
            sum += i * i;
        }
        return sum;
    }
}
