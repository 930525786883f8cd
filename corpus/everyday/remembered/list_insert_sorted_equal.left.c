// claim:  list_insert_sorted_equal
// truth:  different
// why:    among nodes of its own weight the new one comes first on the left and last on the right
#include <stddef.h>
struct entry {
    struct entry *next;
    long weight;
};
struct entry *list_insert_sorted_equal(struct entry *list, struct entry *fresh) {
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
