// claim:  checked
// truth:  different
// today:  unknown
// why:    the function that is not given may change a variable that other files can name
int level;
void log_event(int code);

int checked(int code) {
    level = 1;
    log_event(code);
    return level;
}
