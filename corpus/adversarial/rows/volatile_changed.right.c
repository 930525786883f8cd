int wait_for(volatile int *flag, int limit) {
    int rounds = 0;
    while (*flag == 0 && rounds <= limit) rounds++;
    return rounds;
}

int clamp(int x) {
    if (x >= 0) return x;
    return 0;
}
