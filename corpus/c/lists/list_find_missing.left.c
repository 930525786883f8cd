// claim: list_find
// truth: different
// why:   without the test for the end, a missing key runs over it
struct node { int key; struct node *next; };

struct node *list_find(struct node *list, int key) {
    while (list && list->key != key)
        list = list->next;
    return list;
}
