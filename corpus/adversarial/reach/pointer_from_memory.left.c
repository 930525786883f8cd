// claim:  visit
// truth:  different
// why:    the pointer kept in the record may be the address of the counter
struct record {
    struct record *next;
    int *hits;
};

int visits;

int visit(struct record *r) {
    visits = 5;
    *r->hits += 1;
    return visits;
}
