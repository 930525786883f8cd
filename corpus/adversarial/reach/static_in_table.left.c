// claim:  poll
// truth:  different
// why:    a table that other files can name holds the address of the static variable
static int state;

int *const exported[] = { &state };

int poll(int *flag) {
    state = 3;
    *flag = 4;
    return state;
}
