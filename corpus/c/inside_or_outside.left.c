// claim: inside
// truth: equivalent
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
