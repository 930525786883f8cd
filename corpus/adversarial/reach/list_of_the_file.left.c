// claim:  push_front
// truth:  different
// why:    the node may be the first of the list already: then the list is a circle, or not
struct node {
    int value;
    struct node *next;
};
struct node *first;

int push_front(struct node *n) {
    n->next = first;
    first = n;
    return first->next == n;
}
