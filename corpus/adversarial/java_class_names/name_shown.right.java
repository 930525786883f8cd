class NewVersion {
    int calls;

    String name() {
        calls += 1;
        return getClass().getSimpleName();
    }
}
