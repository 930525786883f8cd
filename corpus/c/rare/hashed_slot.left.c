// claim:  slot
// truth:  different
// why:    one key of 2^32 has the hash that is treated apart; it is found by inverting the multiplication
unsigned slot(unsigned key) {
    unsigned hash = key * 2654435761u;
    if (hash == 3735928559u) {
        return 1024;
    }
    return hash >> 22;
}
