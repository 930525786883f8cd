class NewVersion {
    int NewVersion;
    String text = "NewVersion";

    int get(int x) {
        NewVersion = x;
        return 10 + x;
    }
}
