public class Sums {
    static int both(int n) {
        int s = 0;
        for (int i = 0; i < n; i++) {
            s += 5;
        }
        return s;
    }
}
