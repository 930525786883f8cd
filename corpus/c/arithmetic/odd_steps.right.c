int down(int x) {
    int rounds = 0;
    while (x != 0) {
        x -= 2;
        rounds++;
    }
    return rounds;
}
