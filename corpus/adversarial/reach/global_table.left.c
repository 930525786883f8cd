// claim:  remember
// truth:  different
// why:    the pointer may lead into the table
int recent[16];

int remember(int *out, int key) {
    recent[key & 15] = key;
    *out = -1;
    return recent[key & 15];
}
