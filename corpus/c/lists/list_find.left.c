// claim: list_find
// truth: equivalent
// why:   an early return against a loop condition with two parts
struct node { int key; struct node *next; };

struct node *list_find(struct node *list, int key) {
    for (; list; list = list->next) {
        if (list->key == key)
            return list;
    }
    return 0;
}
