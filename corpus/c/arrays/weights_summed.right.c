int weigh(int boxes) {
    int weight = 0;
    for (int box = 0; box < boxes; box++)
        weight += 6 * box;
    return weight;
}
