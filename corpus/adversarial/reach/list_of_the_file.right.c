struct node {
    int value;
    struct node *next;
};
struct node *first;

int push_front(struct node *n) {
    n->next = first;
    first = n;
    return 0;
}
