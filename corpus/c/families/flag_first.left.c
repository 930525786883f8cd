// claim:  first_negative
// truth:  equivalent
// why:    a flag ends the loop, against a break
int first_negative(const int *a, int n) {
    int found = 0;
    int i = 0;
    while (!found && i < n) {
        if (a[i] < 0)
            found = 1;
        else
            i++;
    }
    return found ? i : -1;
}
