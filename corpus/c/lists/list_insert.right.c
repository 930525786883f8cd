struct node {
    int key;
    struct node *next;
};

struct node *insert(struct node *head, struct node *item) {
    if (!head || head->key >= item->key) {
        item->next = head;
        return item;
    }
    struct node *before = head;
    while (before->next && before->next->key < item->key)
        before = before->next;
    item->next = before->next;
    before->next = item;
    return head;
}
