// claim:  ask
// truth:  different
// why:    the right side writes behind the end of an array that others know
void fill(int *out);

int ask(int i) {
    int answers[4];
    fill(answers);
    if (i < 0 || i >= 4)
        return -1;
    return answers[i];
}
