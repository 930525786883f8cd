// claim:  digits
// truth:  different
// why:    zero has one digit
int digits(unsigned n) {
    int count = 0;
    do {
        count++;
        n /= 10;
    } while (n);
    return count;
}
