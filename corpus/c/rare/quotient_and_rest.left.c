// claim:  ticket
// truth:  different
// why:    one quotient and one remainder together name one number
int ticket(int n) {
    if (n / 97 == 1234567 && n % 97 == 55) {
        return -1;
    }
    return n / 97;
}
