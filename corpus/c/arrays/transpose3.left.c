// claim: transpose
// truth: equivalent
// why:   loops over a triangle against the three exchanges
void transpose(int m[3][3]) {
    for (int i = 0; i < 3; i++)
        for (int j = i + 1; j < 3; j++) {
            int saved = m[i][j];
            m[i][j] = m[j][i];
            m[j][i] = saved;
        }
}
