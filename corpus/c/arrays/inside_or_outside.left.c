// claim: inside
// truth: equivalent
// why:   counting up those inside against counting down those outside
int inside(const int *values, int count, int low, int high) {
    int found = 0;
    for (int i = 0; i < count; i++) {
        if (values[i] >= low) {
            if (values[i] <= high)
                found++;
        }
    }
    return found;
}
