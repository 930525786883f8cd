// claim:  list_length
// truth:  equivalent
// why:    a recursion that counts in its argument
struct node {
    int key;
    struct node *next;
};
int list_length(const struct node *list) {
    int n = 0;
    for (; list; list = list->next)
        n++;
    return n;
}
