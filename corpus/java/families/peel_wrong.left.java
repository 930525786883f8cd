// claim:  Digits.count
// truth:  different
// why:    zero has no digits on the right
class Digits {
    static int count(int n) {
        int digits = 0;
        do {
            digits++;
            n /= 10;
        } while (n != 0);
        return digits;
    }
}
