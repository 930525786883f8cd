int digits(unsigned v) {
    int result = 1;
    while (1) {
        if (v < 10) return result;
        if (v < 100) return result + 1;
        if (v < 1000) return result + 2;
        if (v < 10000) return result + 3;
        v = v / 10000;
        result += 4;
    }
}
