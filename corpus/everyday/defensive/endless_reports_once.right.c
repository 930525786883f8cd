void report(unsigned x);
int wait_for(unsigned x) {
    if (x > 7)
        report(x);
    while (x != 3)
        x = x | 4;
    return 1;
}
