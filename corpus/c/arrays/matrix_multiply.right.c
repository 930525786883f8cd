void multiply(double out[4][4], double a[4][4], double b[4][4]) {
    double result[4][4];
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++) {
            double sum = 0;
            for (int k = 0; k < 4; k++)
                sum += a[i][k] * b[k][j];
            result[i][j] = sum;
        }
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++)
            out[i][j] = result[i][j];
}
