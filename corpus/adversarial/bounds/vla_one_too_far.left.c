// claim:  last_square
// truth:  different
// why:    the right side writes behind the end of the array
int last_square(int n) {
    if (n < 1 || n > 8)
        return 0;
    int squares[n];
    for (int i = 0; i < n; i++)
        squares[i] = i * i;
    return squares[n - 1];
}
