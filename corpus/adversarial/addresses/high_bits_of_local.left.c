// claim:  where_is_it
// truth:  different
// today:  unknown
// why:    no program has its stack in the upper half of all addresses
int where_is_it(int x) {
    return x + 1;
}
