// claim: weigh
// truth: equivalent
// why:   an inner loop of four rounds against none
int weigh(int boxes) {
    int weight = 0;
    for (int box = 0; box < boxes; box++)
        for (int layer = 0; layer < 4; layer++)
            weight += box * layer;
    return weight;
}
