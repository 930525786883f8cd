// claim:  used
// truth:  equivalent
// why:    a counter in finally against one on both paths
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
