int sum_squares(int a, int b, int c) {
    int squares[3] = {a * a, b * b, c * c};
    int sum = 0;
    for (int i = 0; i < 3; i++)
        sum += squares[i];
    return sum;
}
