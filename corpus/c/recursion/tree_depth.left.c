// claim:  depth
// truth:  equivalent
// today:  unknown
// why:    the branches in the other order
struct tree {
    int value;
    struct tree *left, *right;
};

int depth(const struct tree *t) {
    if (!t)
        return 0;
    int left = depth(t->left), right = depth(t->right);
    return 1 + (left > right ? left : right);
}
