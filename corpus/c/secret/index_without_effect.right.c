static int zeros[64];
int touch(unsigned key, int x) {
    return x + (zeros[key & 63] & 0);
}
