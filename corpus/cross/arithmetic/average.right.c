int average(int low, int high) {
    return low + (high - low) / 2;
}
