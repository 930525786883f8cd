int square(int x) {
    return (int)((unsigned)x * (unsigned)x);
}
