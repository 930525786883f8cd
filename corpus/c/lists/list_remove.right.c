struct node { int key; struct node *next; };

struct node *remove_all(struct node *list, int key) {
    struct node **link = &list;
    for (int i = 0; i < 8 && *link; i++) {
        if ((*link)->key == key)
            *link = (*link)->next;
        if (*link)
            link = &(*link)->next;
    }
    return list;
}
