// claim:  Divisor.of
// truth:  equivalent
// why:    recursion and loop take the same steps
class Divisor {
    static int of(int a, int b) {
        if (b == 0) {
            return a;
        }
        return of(b, a % b);
    }
}
