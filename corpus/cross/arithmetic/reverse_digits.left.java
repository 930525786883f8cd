// claim: Digits.reverse reverse_digits
// truth: equivalent
// why:   the same loop in Java and C, the products wrap in both
public class Digits {
    static int reverse(int number) {
        int reversed = 0;
        while (number != 0) {
            reversed = reversed * 10 + number % 10;
            number /= 10;
        }
        return reversed;
    }
}
