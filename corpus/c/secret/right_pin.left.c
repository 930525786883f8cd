// claim: is_right --secret pin
// truth: different
// why:   whether a guess is right depends on the pin, for one guess in a million
int is_right(int pin, int guess) {
    return pin == guess;
}
