void keep(int *key, int *out) {
    if (key == out)
        out[0] = key[0];
}
