// claim: Fibonacci.at
// truth: different
// today: unknown
// why:   a third variable against a subtraction, up against down; at the largest int the left one never gets past its bound
class Fibonacci {
    static int at(int n) {
        if (n < 2) return n;
        int before = 0;
        int current = 1;
        for (int i = 2; i <= n; i++) {
            int next = before + current;
            before = current;
            current = next;
        }
        return current;
    }
}
