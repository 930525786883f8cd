extern "C" void clamp_all(int *v, unsigned long n, int low, int high) {
    for (int *p = v, *end = v + n; p != end; ++p) {
        if (*p < low)
            *p = low;
        else if (*p > high)
            *p = high;
    }
}
