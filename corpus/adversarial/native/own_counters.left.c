// claim:  tally
// truth:  different
// why:    the difference is left in a static table that starts with other values than an input says
static int counts[8] = {9, 9, 9, 9, 9, 9, 9, 9};
int tally(unsigned kind) {
    counts[kind % 8] += 1;
    return counts[0];
}
