#include <stddef.h>
struct item {
    struct item *next;
    int value;
};
struct item *list_append_value(struct item *first, struct item *fresh) {
    struct item **link = &first;
    fresh->next = NULL;
    while (*link && (*link)->value)
        link = &(*link)->next;
    *link = fresh;
    return first;
}
