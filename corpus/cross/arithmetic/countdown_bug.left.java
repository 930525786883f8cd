// claim: Countdown.triangle triangle
// truth: different
// why:   the C loop leaves out the last number
public class Countdown {
    static int triangle(int n) {
        int sum = 0;
        for (int i = n; i > 0; i--) {
            sum += i;
        }
        return sum;
    }
}
