#include <stddef.h>

struct node {
    int value;
    struct node *next;
};

static struct node *onto(struct node *rest, struct node *done) {
    struct node *next;
    if (!rest)
        return done;
    next = rest->next;
    rest->next = done;
    return onto(next, rest);
}

struct node *list_reverse(struct node *head) {
    return onto(head, NULL);
}
