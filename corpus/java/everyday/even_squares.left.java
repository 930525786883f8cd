// claim:  evenSquares
// truth:  equivalent
// today:  unknown
// why:    a loop becomes a stream of ints
class Squares {
    static int evenSquares(int[] values) {
        int sum = 0;
        for (int value : values) {
            if (value % 2 == 0) {
                sum += value * value;
            }
        }
        return sum;
    }
}
