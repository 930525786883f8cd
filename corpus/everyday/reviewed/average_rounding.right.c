int average(int a, int b) {
    return (a & b) + ((a ^ b) >> 1);
}
