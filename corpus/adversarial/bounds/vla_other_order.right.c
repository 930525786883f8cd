int last_square(int n) {
    if (n < 1 || n > 4)
        return 0;
    int squares[n];
    for (int i = n - 1; i >= 0; i--)
        squares[i] = i * i;
    return squares[n - 1];
}
