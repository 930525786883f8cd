static int state;

int *const exported[] = { &state };

int poll(int *flag) {
    state = 3;
    *flag = 4;
    return 3;
}
