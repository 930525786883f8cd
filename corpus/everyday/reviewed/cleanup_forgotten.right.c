int open_port(int n);
int configure(int port);
void close_port(int port);
int load(int n) {
    int port = open_port(n);
    int status = port < 0 ? -1 : configure(port);
    if (status != 0) {
        close_port(port);
        return status;
    }
    return port;
}
