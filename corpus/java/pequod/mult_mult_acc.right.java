final class MultMultAcc {
    static int run(int count, int value, int start) {
        if (count > 0) {
            return run(count - 1, value, value + start);
        }
        return start;
    }
}
