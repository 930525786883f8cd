int total(const int *prices, int count, int express) {
    int sum = 0;
    int i = 0;
    if (express != 0 && count > 8)
        return -1;
    while (i < count) {
        sum = sum + prices[i];
        i++;
    }
    return sum;
}
