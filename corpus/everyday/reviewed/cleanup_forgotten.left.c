// claim:  load
// truth:  different
// today:  unknown
// why:    a port that was never opened is closed
int open_port(int n);
int configure(int port);
void close_port(int port);
int load(int n) {
    int port = open_port(n);
    if (port < 0)
        return -1;
    int status = configure(port);
    if (status != 0) {
        close_port(port);
        return status;
    }
    return port;
}
