// claim: list_reverse
// truth: equivalent
// why:   a loop against a function that calls itself in its last statement
#include <stddef.h>

struct node {
    int value;
    struct node *next;
};

struct node *list_reverse(struct node *head) {
    struct node *done = NULL;
    while (head != NULL) {
        struct node *next = head->next;
        head->next = done;
        done = head;
        head = next;
    }
    return done;
}
