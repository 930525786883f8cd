// claim: make
// truth: equivalent
// why: both sides set both members
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
