// claim:  division_by_zero_hoisted
// truth:  different
// why:    the common division is hoisted above the guard that kept it from trapping
int division_by_zero_hoisted(int n, int a, int b) {
    int s = 0;
    for (int i = 0; i < n; i++) {
        int q = a / b;
        s += q * i;
    }
    return s;
}
