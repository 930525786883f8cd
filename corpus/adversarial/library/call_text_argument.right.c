void notify(const char *text);

static const char *unused(void) {
    return "early";
}

int announce(int x) {
    if (x > 3)
        return unused()[0] == 'e';
    notify("ready");
    return 0;
}
