void flip4(int m[4][4]) {
    for (int r = 1; r < 4; r++) {
        for (int c = 0; c < r; c++) {
            int t = m[r][c];
            m[r][c] = m[c][r];
            m[c][r] = t;
        }
    }
}
