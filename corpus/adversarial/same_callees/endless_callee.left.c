// claim:  f
// truth:  different
// today:  unknown
// why:    the helper never returns for a negative number, and only one side calls it then

static int count(int x) {
    int steps = 0;
    while (x != 0) {
        x = x > 0 ? x - 1 : x;
        steps++;
    }
    return steps;
}

int f(int x) {
    return x < 0 ? 7 : count(x);
}
