public class Euclid {
    static int gcd(int first, int second) {
        while (second != 0) {
            int rest = first % second;
            first = second;
            second = rest;
        }
        return first;
    }
}
