struct person { long age; long income; long debt; };
long tax(struct person person, long rate) {
    return rate - person.debt % 2;
}
