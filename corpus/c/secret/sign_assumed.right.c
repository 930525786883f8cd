int sign(int key, int x) {
    return key > 0 ? x : -x;
}
