// claim: list_nth_last
// truth: equivalent
// why:   the length is counted first as a loop with a test inside against a for loop; both walk again
struct node {
    int value;
    struct node *next;
};

struct node *list_nth_last(struct node *head, unsigned k) {
    unsigned length = 0;
    struct node *at = head;
    while (at != 0) {
        length++;
        at = at->next;
    }
    if (k >= length)
        return 0;
    unsigned steps = length - 1 - k;
    at = head;
    while (steps > 0) {
        at = at->next;
        steps--;
    }
    return at;
}
