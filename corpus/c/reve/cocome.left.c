// claim: total
// assume: left.express == 0 || left.count <= 8
// truth: equivalent
// math:  equivalent
// why:   a cash desk learns an express mode that refuses more than eight items; the same as before where it does not refuse
int total(const int *prices, int count, int express) {
    int sum = 0;
    int i = 0;
    while (i < count) {
        sum = sum + prices[i];
        i++;
    }
    return sum;
}
