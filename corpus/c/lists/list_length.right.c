struct node {
    int value;
    struct node *next;
};

static unsigned more(const struct node *list, unsigned so_far) {
    return list == 0 ? so_far : more(list->next, so_far + 1);
}

unsigned length(const struct node *list) {
    return more(list, 0);
}
