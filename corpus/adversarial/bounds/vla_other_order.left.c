// claim:  last_square
// truth:  equivalent
// why:    both sides stay inside of the array
int last_square(int n) {
    if (n < 1 || n > 4)
        return 0;
    int squares[n];
    for (int i = 0; i < n; i++)
        squares[i] = i * i;
    return squares[n - 1];
}
