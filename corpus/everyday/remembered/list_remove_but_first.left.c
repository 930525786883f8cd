// claim:  list_remove_but_first
// truth:  different
// why:    the right side begins with the link behind the first node, which is therefore never removed
#include <stddef.h>
struct node {
    int key;
    struct node *next;
};
struct node *list_remove_but_first(struct node *head, int key) {
    struct node *before = NULL;
    struct node *at = head;
    while (at != NULL && at->key != key) {
        before = at;
        at = at->next;
    }
    if (at == NULL)
        return head;
    if (before == NULL)
        return at->next;
    before->next = at->next;
    return head;
}
