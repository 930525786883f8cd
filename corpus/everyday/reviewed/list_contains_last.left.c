// claim:  list_contains
// truth:  different
// why:    the last node is never looked at
struct node {
    int key;
    struct node *next;
};
int list_contains(const struct node *list, int key) {
    while (list) {
        if (list->key == key)
            return 1;
        list = list->next;
    }
    return 0;
}
