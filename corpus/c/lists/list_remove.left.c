// claim:  remove_all
// truth:  different
// why:    two equal keys in a row: the right one skips the second
struct node { int key; struct node *next; };

/* Takes every node with the key out of a list; at most 8 nodes are looked at. */
struct node *remove_all(struct node *list, int key) {
    struct node **link = &list;
    for (int i = 0; i < 8 && *link; i++) {
        if ((*link)->key == key)
            *link = (*link)->next;
        else
            link = &(*link)->next;
    }
    return list;
}
