// claim: list_length
// truth: equivalent
// why:   the same loop, with the count in another variable's place
struct node { int value; struct node *next; };

int list_length(const struct node *list) {
    int length = 0;
    while (list) {
        length++;
        list = list->next;
    }
    return length;
}
