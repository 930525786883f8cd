// claim:  Squares.sum
// truth:  equivalent
// why:    what was kept in an array first is computed where it is used
class Squares {
    static int sum(int n) {
        if (n < 0) {
            return 0;
        }
        int[] squares = new int[n];
        for (int i = 0; i < n; i++) {
            squares[i] = i * i + 1;
        }
        int sum = 0;
        for (int square : squares) {
            sum += square;
        }
        return sum;
    }
}
