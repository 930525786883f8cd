int is_right(int pin, int guess) {
    return pin == guess + 77;
}
