// claim:  sum
// truth:  equivalent
// why:    a value is added before or after what is below: the call in between changes nothing
struct tree {
    int value;
    struct tree *left, *right;
};

int sum(const struct tree *t) {
    if (!t)
        return 0;
    return t->value + sum(t->left) + sum(t->right);
}
