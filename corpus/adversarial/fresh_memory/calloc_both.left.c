// claim: make
// truth: equivalent
// why: the same block on both sides
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

struct node *make(int value) {
    struct node *node = calloc(1, sizeof *node);
    if (!node) return NULL;
    node->value = value;
    return node;
}
