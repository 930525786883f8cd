// claim:  drop
// truth:  equivalent
// why:    a list that others have allocated is freed in two ways
#include <stdlib.h>

struct node {
    struct node *next;
    int value;
};

void drop(struct node *n) {
    while (n != NULL) {
        struct node *next = n->next;
        free(n);
        n = next;
    }
}
