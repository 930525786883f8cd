int count(int x) {
    int t[8], n = 0;
    for (int *p = t; p != t + 8; p++)
        *p = x * (int)(p - t);
    for (int *p = t; p < t + 8; p++)
        n += *p > 3;
    return n;
}
