class Late {
    static int result(int[] values, int index) {
        int found = -1;
        if (values != null) {
            found = values[index];
        }
        return found;
    }
}
