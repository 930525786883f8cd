// claim: multiply
// truth: equivalent
// time:  60s
// why:   a sum kept in memory against one in a register, four by four
void multiply(double out[4][4], double a[4][4], double b[4][4]) {
    double result[4][4];
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++) {
            result[i][j] = 0;
            for (int k = 0; k < 4; k++)
                result[i][j] += a[i][k] * b[k][j];
        }
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++)
            out[i][j] = result[i][j];
}
