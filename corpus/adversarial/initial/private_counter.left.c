// claim:  ticket
// truth:  different
// why:    the first ticket has another number

static int next = 100;

int ticket(void) {
    return next++;
}
