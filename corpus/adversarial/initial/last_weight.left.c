// claim:  weight
// truth:  different
// why:    one element of the table of another file can change starts at another value
int weights[4] = {1, 2, 3, 4};

int weight(unsigned i) {
    return weights[i % 4];
}
