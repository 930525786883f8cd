// claim:  inside --ints math
// truth:  different
// why:    as an unsigned number -1 is not below ten
int inside(int x) { return (unsigned)x < 10u; }
