// claim: insert
// truth: equivalent
// today: unknown
// why:   insertion into a sorted list with and without a pointer to pointer
struct node {
    int key;
    struct node *next;
};

struct node *insert(struct node *head, struct node *item) {
    struct node **at = &head;
    while (*at && (*at)->key < item->key)
        at = &(*at)->next;
    item->next = *at;
    *at = item;
    return head;
}
