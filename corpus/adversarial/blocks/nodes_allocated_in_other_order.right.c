#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

struct node *pair(int a, int b) {
    struct node *second = malloc(sizeof *second);
    struct node *first = malloc(sizeof *first);
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
