// claim:  Sums.nested
// assume: left.n >= 0 && left.n <= 1000
// truth:  equivalent
// why:    a loop in a loop against a polynomial
class Sums {
    static int nested(int n) {
        int count = 0;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j <= i; j++) {
                count += 2;
            }
        }
        return count;
    }
}
