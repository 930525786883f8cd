// claim:  total
// truth:  different
// today:  unknown
// why:    the last of three constants that point to one another differs

struct node { int value; const struct node *next; };

static const struct node third = { 3, 0 };
static const struct node second = { 2, &third };
static const struct node first = { 1, &second };

int total(int n) {
    int sum = 0;
    for (const struct node *p = &first; p && n > 0; p = p->next, n--)
        sum += p->value;
    return sum;
}
