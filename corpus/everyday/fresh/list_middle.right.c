#include <stddef.h>

struct node {
    int value;
    struct node *next;
};

int list_middle(const struct node *head) {
    if (!head)
        return -1;
    const struct node *slow = head, *fast = head->next;
    while (fast) {
        fast = fast->next;
        if (!fast)
            break;
        slow = slow->next;
        fast = fast->next;
    }
    return slow->value;
}
