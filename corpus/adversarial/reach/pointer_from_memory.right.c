struct record {
    struct record *next;
    int *hits;
};

int visits;

int visit(struct record *r) {
    visits = 5;
    *r->hits += 1;
    return 5;
}
