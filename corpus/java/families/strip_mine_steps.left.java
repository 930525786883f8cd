// claim:  Walk.steps
// truth:  equivalent
// today:  unknown
// why:    no array: rounds of ten within the number of steps
class Walk {
    static int steps(int n, int x) {
        for (int i = 0; i < n; i++) {
            x = x * 3 + i;
        }
        return x;
    }
}
