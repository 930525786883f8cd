public class Luhn {
    static int check(long number) {
        int total = 0;
        boolean twice = false;
        for (long rest = number; rest > 0; rest /= 10) {
            int digit = (int) (rest % 10);
            if (twice) {
                digit += digit;
                digit = digit / 10 + digit % 10;
            }
            total += digit;
            twice = !twice;
        }
        return total % 10 == 0 ? 1 : 0;
    }
}
