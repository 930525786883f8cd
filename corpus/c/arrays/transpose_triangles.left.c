// claim: flip4
// truth: equivalent
// why: matrix transpose: upper triangle by rows vs lower triangle by rows
void flip4(int m[4][4]) {
    for (int i = 0; i < 4; i++)
        for (int j = i + 1; j < 4; j++) {
            int t = m[i][j];
            m[i][j] = m[j][i];
            m[j][i] = t;
        }
}
