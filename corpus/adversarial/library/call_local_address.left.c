// claim:  measured
// truth:  equivalent
// why:    where a local variable lies is nobody's business
void fill(int *place);

int measured(int x) {
    int first = x;
    fill(&first);
    return first;
}
