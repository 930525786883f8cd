int between(int from, int to) {
    return (to - from + 24 * 60) % (24 * 60);
}
