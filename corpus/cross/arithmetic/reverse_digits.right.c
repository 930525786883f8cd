int reverse_digits(int number) {
    int reversed = 0;
    for (; number; number = number / 10) {
        int digit = number % 10;
        reversed = 10 * reversed + digit;
    }
    return reversed;
}
