// claim:  wipe
// assume: left.n >= 0
// truth:  equivalent
// today:  unknown
// why:    zeroed from both ends to the middle
void wipe(char *key, int n) {
    for (int i = 0; i < n; i++)
        key[i] = 0;
}
