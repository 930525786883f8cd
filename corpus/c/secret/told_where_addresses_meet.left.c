// claim: tell --secret key
// truth: different
// why:   the secret is told to callers that pass its address twice
int tell(int *key, int *out) {
    if (key == out)
        return key[0];
    return 0;
}
