// claim:  total
// assume: left.x == right.x
// ensure: left.ret == right.ret
// truth:  different
// why:    a helper ends the program when the count is above 1000
int total(int x) {
    int sum = 0;
    for (int i = 0; i < x && i < 2000; i++)
        sum++;
    return sum;
}
