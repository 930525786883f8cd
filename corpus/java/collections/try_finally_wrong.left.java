// claim:  used
// truth:  different
// why:    without finally the counter stays up after an exception
class Used {
    static int open;
    static int used(int[] values, int at) {
        open++;
        try {
            return values[at] * 2;
        } finally {
            open--;
        }
    }
}
