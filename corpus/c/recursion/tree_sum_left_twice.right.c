struct tree {
    int value;
    struct tree *left, *right;
};

int sum(const struct tree *t) {
    return t ? sum(t->left) + t->value + sum(t->left) : 0;
}
