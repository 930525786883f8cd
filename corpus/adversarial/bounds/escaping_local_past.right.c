void fill(int *out);

int ask(int i) {
    int answers[4];
    fill(answers);
    if (i < 0 || i > 4)
        return -1;
    int answer = answers[i];
    return i < 4 ? answer : -1;
}
