int tell(int *key, int *out) {
    if (key == out)
        return key[0];
    return 0;
}
