#include <stddef.h>
struct entry {
    struct entry *next;
    long weight;
};
struct entry *list_insert_sorted_equal(struct entry *list, struct entry *fresh) {
    struct entry **link = &list;
    while (*link && (*link)->weight <= fresh->weight)
        link = &(*link)->next;
    fresh->next = *link;
    *link = fresh;
    return list;
}
