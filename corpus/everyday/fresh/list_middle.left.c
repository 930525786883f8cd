// claim: list_middle
// truth: equivalent
// why:   two pointers in one loop: the fast one is tested another way
#include <stddef.h>

struct node {
    int value;
    struct node *next;
};

int list_middle(const struct node *head) {
    const struct node *slow = head, *fast = head;
    if (head == NULL)
        return -1;
    while (fast->next != NULL && fast->next->next != NULL) {
        slow = slow->next;
        fast = fast->next->next;
    }
    return slow->value;
}
