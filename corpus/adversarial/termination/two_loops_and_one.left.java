// claim:  Sums.both
// truth:  equivalent
// why:    one side's loop waits for the other's two
public class Sums {
    static int both(int n) {
        int s = 0;
        for (int i = 0; i < n; i++) {
            s += 2;
        }
        for (int i = 0; i < n; i++) {
            s += 3;
        }
        return s;
    }
}
