class Ids {
    private static int latest;

    static int next() {
        latest = 1 + latest;
        return latest;
    }
}
