struct entry {
    char tag;
    int value;
};

void assign(struct entry *to, const struct entry *from) {
    int value = from->value;
    to->tag = from->tag;
    to->value = value;
}
