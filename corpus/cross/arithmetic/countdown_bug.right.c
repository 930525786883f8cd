int triangle(int n) {
    int sum = 0;
    for (int i = n; i > 1; i--)
        sum += i;
    return sum;
}
