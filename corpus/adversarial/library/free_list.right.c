#include <stdlib.h>

struct node {
    struct node *next;
    int value;
};

void drop(struct node *n) {
    struct node *next;
    for (; n; n = next) {
        next = n->next;
        free(n);
    }
}
