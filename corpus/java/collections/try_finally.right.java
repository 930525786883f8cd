class Used {
    static int open;
    static int used(int[] values, int at) {
        open++;
        int result;
        try {
            result = values[at] * 2;
        } catch (RuntimeException e) {
            open--;
            throw e;
        }
        open--;
        return result;
    }
}
