static int count(int x) {
    int steps = 0;
    while (x != 0) {
        x = x > 0 ? x - 1 : x;
        steps++;
    }
    return steps;
}

int f(int x) {
    int steps = count(x);
    return x < 0 ? 7 : steps;
}
