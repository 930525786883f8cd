int both(int a, int b) {
    return a > 3 && b > 5;
}
