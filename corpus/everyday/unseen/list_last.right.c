struct node {
    int value;
    struct node *next;
};

static unsigned size(const struct node *at) {
    unsigned n;
    for (n = 0; at; at = at->next)
        ++n;
    return n;
}

struct node *list_nth_last(struct node *head, unsigned k) {
    unsigned length = size(head);
    struct node *at = head;
    if (length <= k)
        return 0;
    for (unsigned i = k + 1; i < length; i++)
        at = at->next;
    return at;
}
