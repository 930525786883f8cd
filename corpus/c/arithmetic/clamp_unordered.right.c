int clamp(int x, int low, int high) {
    int r = x < high ? x : high;
    return r > low ? r : low;
}
