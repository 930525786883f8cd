class Switch {
    public int first;
    public int other;

    int set(int x) {
        other = x;
        return other;
    }

    int get() {
        return first;
    }
}
