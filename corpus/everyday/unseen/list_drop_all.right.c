struct node {
    int value;
    struct node *next;
};

struct node *list_drop_all(struct node *head, int value) {
    while (head && head->value == value)
        head = head->next;
    for (struct node *at = head; at && at->next; at = at->next) {
        if (at->next->value == value) {
            at->next = at->next->next;
            if (!at->next)
                break;
        }
    }
    return head;
}
