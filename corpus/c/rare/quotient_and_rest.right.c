int ticket(int n) {
    return n / 97;
}
