// claim: f
// truth: equivalent
// math:  equivalent
// why:   a loop that leaves from its middle, with a flag and with a break
int f(int x, int limit) {
    int steps = 0;
    int going = 1;
    while (going) {
        x = x + 1;
        steps++;
        if (x >= limit || steps >= 100)
            going = 0;
        else
            x = x + steps;
    }
    return x;
}
