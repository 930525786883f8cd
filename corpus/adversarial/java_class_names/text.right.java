class NewVersion {
    String name(int x) {
        return x == 0 ? "NewVersion" : "none";
    }
}
