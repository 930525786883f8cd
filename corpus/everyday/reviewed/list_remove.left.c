// claim:  list_remove
// truth:  equivalent
// today:  unknown
// why:    the link is followed by its address instead of by the node before
#include <stddef.h>
struct node {
    int key;
    struct node *next;
};
struct node *list_remove(struct node *head, int key) {
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
