struct flags {
    unsigned level : 3;
};

int narrow(int x) {
    struct flags f;
    f.level = x;
    return f.level;
}
