public class Digits {
    static int digitalRoot(int n) {
        while (n >= 10) {
            int sum = 0;
            for (int rest = n; rest > 0; rest /= 10) {
                sum += rest % 10;
            }
            n = sum;
        }
        return n;
    }
}
