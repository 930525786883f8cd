import java.util.Arrays;

class Squares {
    static int evenSquares(int[] values) {
        return Arrays.stream(values).filter(v -> v % 2 == 0).map(v -> v * v).sum();
    }
}
