// claim: list_sum
// truth: equivalent
// why:   a for loop over a linked list against a while loop that reads ahead
struct node { int value; struct node *next; };

int list_sum(const struct node *list) {
    int sum = 0;
    for (const struct node *n = list; n != 0; n = n->next)
        sum += n->value;
    return sum;
}
