int score(int n) {
    int sum = 0;
    int is_mine = 1;
    while (n > 0) {
        if (is_mine) {
            sum += n;
            n -= 1;
        } else {
            sum -= 1;
            n -= 2;
        }
        is_mine = !is_mine;
    }
    return sum;
}
