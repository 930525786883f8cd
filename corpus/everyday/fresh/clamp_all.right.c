void clamp_all(short *a, int n, short low, short high) {
    for (short *p = a, *end = a + (n > 0 ? n : 0); p < end; p++) {
        if (*p < low) {
            *p = low;
            continue;
        }
        if (*p <= high)
            continue;
        *p = high;
    }
}
