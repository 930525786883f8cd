public class Price {
    static int fee(int x) {
        if (x < 0) {
            throw new IllegalArgumentException();
        }
        return x / 100 + 1;
    }
}
