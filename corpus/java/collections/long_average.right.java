class Average {
    static int average(int a, int b) {
        return Math.toIntExact(((long) a + (long) b) / 2L);
    }
}
