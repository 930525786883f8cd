// claim:  Loop.steps --termination total
// truth:  different
// time:   60s
// why:    zero and negative numbers are halved to zero and stay there while the count goes on
class Loop {
    static int steps(int n) {
        int count = 0;
        while (n > 1) {
            n = n / 2;
            count++;
        }
        return count;
    }
}
