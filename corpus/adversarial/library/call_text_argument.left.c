// claim:  announce
// truth:  equivalent
// today:  unknown
// why:    the same text is given to code that is not given; it is another constant in the file
void notify(const char *text);

int announce(int x) {
    if (x > 3)
        return 1;
    notify("ready");
    return 0;
}
