// claim:  Digits.sum
// truth:  different
// why:    a negative number has no digits on the left and those of its absolute value on the right
class Digits {
    static int sum(int n) {
        int sum = 0;
        while (n > 0) {
            sum += n % 10;
            n /= 10;
        }
        return sum;
    }
}
