// claim:  list_insert_sorted
// truth:  equivalent
// today:  unknown
// why:    the place of a new node: by the node before, or by the link that leads there
#include <stddef.h>
struct entry {
    struct entry *next;
    long weight;
};
struct entry *list_insert_sorted(struct entry *list, struct entry *fresh) {
    struct entry *before = NULL;
    struct entry *at = list;
    while (at != NULL && at->weight < fresh->weight) {
        before = at;
        at = at->next;
    }
    fresh->next = at;
    if (before == NULL)
        return fresh;
    before->next = fresh;
    return list;
}
