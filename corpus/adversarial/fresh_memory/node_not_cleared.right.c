#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

struct node *make(int value) {
    struct node *node = malloc(sizeof *node);
    if (node) node->value = value;
    return node;
}
