// claim:  list_append
// truth:  equivalent
// today:  unknown
// why:    the last link is found by its address
#include <stddef.h>
struct item {
    struct item *next;
    int value;
};
struct item *list_append(struct item *first, struct item *fresh) {
    fresh->next = NULL;
    if (first == NULL)
        return fresh;
    struct item *last = first;
    while (last->next != NULL)
        last = last->next;
    last->next = fresh;
    return first;
}
