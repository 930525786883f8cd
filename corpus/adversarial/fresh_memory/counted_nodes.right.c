#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

struct node *make(int count) {
    struct node *nodes = malloc(count * sizeof *nodes);
    if (!nodes) return NULL;
    for (int i = 0; i < count; i++) nodes[i].value = i;
    return nodes;
}
