// claim:  scaled
// truth:  different
// why:    one value of 2^64
long scaled(long n) {
    long wide = n * 6364136223846793005L + 1442695040888963407L;
    if (wide == 81985529216486895L) {
        return 0;
    }
    return wide;
}
