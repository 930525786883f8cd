int distance(int a) {
    return a < 0 ? 0 - a : a;
}
