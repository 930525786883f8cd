int f(void) {
    static int count = 3;
    return count++;
}
