int recent[16];

int remember(int *out, int key) {
    recent[key & 15] = key;
    *out = -1;
    return key;
}
