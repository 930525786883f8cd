// claim: list_drop_all
// truth: different
// why:   after a removal the next node is passed over
struct node {
    int value;
    struct node *next;
};

struct node *list_drop_all(struct node *head, int value) {
    while (head && head->value == value)
        head = head->next;
    struct node *at = head;
    while (at && at->next) {
        if (at->next->value == value)
            at->next = at->next->next;
        else
            at = at->next;
    }
    return head;
}
