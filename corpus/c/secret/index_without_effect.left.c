// claim: touch --secret key --constant-time
// truth: different
// why:   an address depends on the key although the result does not
static int zeros[64];
int touch(unsigned key, int x) {
    return x + (zeros[key & 63] & 0);
}
