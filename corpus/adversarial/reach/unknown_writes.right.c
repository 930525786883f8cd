int level;
void log_event(int code);

int checked(int code) {
    level = 1;
    log_event(code);
    return 1;
}
