// claim: list_remove
// truth: equivalent
// today: unknown
// why:   the previous node is kept, against a pointer to the link
struct node {
    int value;
    struct node *next;
};

struct node *list_remove(struct node *head, int value) {
    struct node *prev = 0;
    struct node *at = head;
    while (at && at->value != value) {
        prev = at;
        at = at->next;
    }
    if (!at)
        return head;
    if (prev)
        prev->next = at->next;
    else
        head = at->next;
    return head;
}
