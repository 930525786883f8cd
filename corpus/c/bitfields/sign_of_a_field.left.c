// claim:  narrow
// truth:  different
// why:    a field of three bits is signed or not, in a structure of which nothing else is ever written
struct flags {
    int level : 3;
};

int narrow(int x) {
    struct flags f;
    f.level = x;
    return f.level;
}
