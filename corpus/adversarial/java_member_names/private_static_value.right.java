class Ids {
    private static int latest = 20;

    static int next() {
        latest = latest + 1;
        return latest;
    }
}
