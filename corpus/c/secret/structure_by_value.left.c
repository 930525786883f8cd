// claim: tax --secret person
// truth: different
// why:   a member of a structure that is passed by value is in the result
struct person { int age; int income; };
int tax(struct person person, int rate) {
    return person.income > 100 ? rate : 0;
}
