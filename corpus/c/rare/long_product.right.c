long scaled(long n) {
    return n * 6364136223846793005L + 1442695040888963407L;
}
