// claim:  Digits.count
// truth:  equivalent
// why:    zero has one digit: a do loop, or the first division before the loop
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
