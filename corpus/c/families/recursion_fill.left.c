// claim:  countdown
// truth:  equivalent
// today:  unknown
// why:    stores on the way back against stores in a loop
void countdown(int *out, int n) {
    if (n <= 0)
        return;
    countdown(out, n - 1);
    out[n - 1] = n;
}
