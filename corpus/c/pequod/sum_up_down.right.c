int between(int a, int b) {
    if (b < a) return 0;
    return b + between(a, b - 1);
}
