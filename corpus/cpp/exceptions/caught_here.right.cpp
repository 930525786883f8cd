int safe(int x) {
    return x < 0 ? 0 : x;
}
