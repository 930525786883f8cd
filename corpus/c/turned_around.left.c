// claim: turn
// assume: left.count >= 0
// truth: equivalent
void turn(int *values, int count) {
    int i = 0, j = count - 1;
    while (i < j) {
        int kept = values[i];
        values[i] = values[j];
        values[j] = kept;
        i++;
        j--;
    }
}
