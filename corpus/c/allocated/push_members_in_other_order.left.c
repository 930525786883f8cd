// claim: push
// truth: equivalent
// why: the members are written in the other order
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

struct node *push(struct node *list, int value) {
    struct node *node = malloc(sizeof *node);
    if (!node) return list;
    node->value = value;
    node->next = list;
    return node;
}
