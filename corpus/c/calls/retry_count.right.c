int try_send(int attempt);
int send_all(int attempts) {
    for (int i = 0; i < attempts; i++)
        if (try_send(i)) return i;
    return -1;
}
