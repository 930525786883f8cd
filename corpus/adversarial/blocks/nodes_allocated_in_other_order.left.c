// claim: pair
// truth: equivalent
// today: unknown
// why: the blocks change places and the list is the same
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

struct node *pair(int a, int b) {
    struct node *first = malloc(sizeof *first);
    struct node *second = malloc(sizeof *second);
    if (!first || !second) {
        free(first);
        free(second);
        return NULL;
    }
    first->value = a;
    first->next = second;
    second->value = b;
    second->next = NULL;
    return first;
}
