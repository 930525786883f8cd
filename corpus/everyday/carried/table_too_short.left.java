// claim:  Squares.sum
// truth:  different
// why:    the first entry of the array is never written
class Squares {
    static int sum(int n) {
        if (n < 0) {
            return 0;
        }
        int[] squares = new int[n];
        for (int i = 1; i < n; i++) {
            squares[i] = i * i + 1;
        }
        int sum = 0;
        for (int square : squares) {
            sum += square;
        }
        return sum;
    }
}
