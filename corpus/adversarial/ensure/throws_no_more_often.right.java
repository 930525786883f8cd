public class Account {
    static int take(int x) {
        if (x < -10) {
            throw new IllegalStateException();
        }
        return x < 0 ? 0 : x;
    }
}
