// claim:  send_all
// truth:  different
// why:    a loop that tests first makes no attempt at all where the other one makes one
int try_send(int attempt);
int send_all(int attempts) {
    int i = 0;
    do {
        if (try_send(i)) return i;
        i++;
    } while (i < attempts);
    return -1;
}
