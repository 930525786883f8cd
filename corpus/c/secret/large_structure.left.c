// claim: tax --secret person
// truth: different
// why:   a structure that is passed by its address
struct person { long age; long income; long debt; };
long tax(struct person person, long rate) {
    return rate - person.debt % 2;
}
