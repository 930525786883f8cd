struct tree {
    int value;
    struct tree *left, *right;
};

int depth(const struct tree *t) {
    if (t == 0)
        return 0;
    int right = depth(t->right);
    int left = depth(t->left);
    if (right < left)
        return left + 1;
    return right + 1;
}
