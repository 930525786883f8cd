class Switch {
    int first;
    int second;

    int set(int x) {
        second = x;
        return x;
    }
}
