// claim: length
// truth: equivalent
// why:   a loop against recursion
struct node {
    int value;
    struct node *next;
};

unsigned length(const struct node *list) {
    unsigned count = 0;
    while (list) {
        count++;
        list = list->next;
    }
    return count;
}
