// claim:  sum
// truth:  different
// why:    the left branch twice
struct tree {
    int value;
    struct tree *left, *right;
};

int sum(const struct tree *t) {
    if (!t)
        return 0;
    return t->value + sum(t->left) + sum(t->right);
}
