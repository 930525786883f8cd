int count(unsigned digit, int n) {
    int seen[8] = {0};
    seen[digit & 7] = n;
    return seen[3];
}
