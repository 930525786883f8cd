// claim:  Walk.steps
// truth:  different
// why:    within a round the number of the step stays the same
class Walk {
    static int steps(int n, int x) {
        for (int i = 0; i < n; i++) {
            x = x * 3 + i;
        }
        return x;
    }
}
