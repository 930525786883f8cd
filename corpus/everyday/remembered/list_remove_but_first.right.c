#include <stddef.h>
struct node {
    int key;
    struct node *next;
};
struct node *list_remove_but_first(struct node *head, int key) {
    struct node **link = &head;
    if (*link != NULL)
        link = &(*link)->next;
    while (*link != NULL && (*link)->key != key)
        link = &(*link)->next;
    if (*link != NULL)
        *link = (*link)->next;
    return head;
}
