// claim:  list_append_value
// truth:  different
// why:    the right side appends behind the first link that is empty or has a value of zero
#include <stddef.h>
struct item {
    struct item *next;
    int value;
};
struct item *list_append_value(struct item *first, struct item *fresh) {
    fresh->next = NULL;
    if (first == NULL)
        return fresh;
    struct item *last = first;
    while (last->next != NULL)
        last = last->next;
    last->next = fresh;
    return first;
}
