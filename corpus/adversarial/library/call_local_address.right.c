void fill(int *place);

int measured(int x) {
    int waste[7];
    for (int i = 0; i < 7; i++)
        waste[i] = i;
    int first = x + waste[3] - 3;
    fill(&first);
    return first;
}
