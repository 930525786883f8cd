int weights[4] = {1, 2, 3, 5};

int weight(unsigned i) {
    return weights[i % 4];
}
