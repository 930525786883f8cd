// claim: pair
// truth: different
// why: the second node is what differs, two pointers away
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
