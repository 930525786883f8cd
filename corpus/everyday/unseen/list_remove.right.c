struct node {
    int value;
    struct node *next;
};

struct node *list_remove(struct node *head, int value) {
    struct node **link = &head;
    while (*link && (*link)->value != value)
        link = &(*link)->next;
    if (*link)
        *link = (*link)->next;
    return head;
}
