#include <stddef.h>

struct node { int key; struct node *next; };

struct node *list_find(struct node *list, int key) {
    while (list != NULL && list->key != key)
        list = list->next;
    return list;
}
