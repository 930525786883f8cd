struct node { int value; const struct node *next; };

static const struct node third = { 4, 0 };
static const struct node second = { 2, &third };
static const struct node first = { 1, &second };

int total(int n) {
    int sum = 0;
    for (const struct node *p = &first; p && n > 0; p = p->next, n--)
        sum += p->value;
    return sum;
}
