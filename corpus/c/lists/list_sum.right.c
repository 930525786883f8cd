struct node { int value; struct node *next; };

int list_sum(const struct node *list) {
    int sum = 0;
    while (list) {
        int value = list->value;
        list = list->next;
        sum = value + sum;
    }
    return sum;
}
