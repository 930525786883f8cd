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
    first->value = b;
    first->next = second;
    second->value = a;
    second->next = NULL;
    return first;
}
