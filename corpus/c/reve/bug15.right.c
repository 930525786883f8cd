int f(int x, int limit) {
    int steps = 0;
    while (1) {
        steps++;
        x++;
        if (x >= limit)
            break;
        if (steps > 99)
            break;
        x += steps;
    }
    return x;
}
