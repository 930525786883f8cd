struct node {
    int key;
    struct node *next;
};
static int count(const struct node *list, int so_far) {
    if (!list)
        return so_far;
    return count(list->next, so_far + 1);
}
int list_length(const struct node *list) {
    return count(list, 0);
}
