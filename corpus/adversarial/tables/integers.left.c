// claim:  pick
// truth:  different
// why:    two tables of one name whose contents have the same checksum of 32 bits

static const int table[4] = {1250965485, 467843520, 1915621172, 220470211};

int pick(int i) {
    return table[i & 3];
}
