// claim: price --secret margin
// truth: different
// why:   the left one depends on the secret and the right one does not
int price(int cost, int margin) { return cost + margin; }
