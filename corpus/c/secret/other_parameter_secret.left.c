// claim: is_right --secret guess
// truth: different
// why:   two parameters, and the secret is the second one
int is_right(int pin, int guess) {
    return pin == guess + 77;
}
