public class Gcd {
    static int gcd(int a, int b) {
        while (b != 0) {
            int rest = Integer.remainderUnsigned(a, b);
            a = b;
            b = rest;
        }
        return a;
    }
}
