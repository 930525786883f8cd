struct node {
    int key;
    struct node *next;
};
int list_contains(const struct node *list, int key) {
    for (; list && list->next; list = list->next)
        if (list->key == key)
            return 1;
    return 0;
}
