struct node { int value; struct node *next; };

static int longer(const struct node *list, int seen) {
    if (list == 0)
        return seen;
    return longer(list->next, seen + 1);
}

int list_length(const struct node *list) { return longer(list, 0); }
