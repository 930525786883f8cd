// claim:  assign
// truth:  equivalent
// why:    nobody can tell what is between the fields
struct entry {
    char tag;
    int value;
};

void assign(struct entry *to, const struct entry *from) {
    *to = *from;
}
