// claim:  ticket
// truth:  different
// today:  unknown
// why:    the first ticket has another number

static int next = 100;

int ticket(void) {
    return next++;
}
