// claim: turn
// assume: left.count >= 0
// truth: equivalent
// why:   two indices that meet against one up to the middle
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
