#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

struct node *push(struct node *list, int value) {
    struct node *node = malloc(sizeof *node);
    if (!node) return list;
    node->next = list;
    node->value = value;
    return node;
}
