// claim: make
// truth: different
// today: unknown
// why: the pointer to the next node is null on one side only
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

struct node *make(int value) {
    struct node *node = calloc(1, sizeof *node);
    if (node) node->value = value;
    return node;
}
