// claim: keep --secret key
// truth: equivalent
// today: unknown
// why:   only where the public pointer leads to the secret itself something is written, and that is as secret as it was
void keep(int *key, int *out) {
    if (key == out)
        out[0] = key[0];
}
