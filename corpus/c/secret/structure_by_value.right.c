struct person { int age; int income; };
int tax(struct person person, int rate) {
    return person.income > 100 ? rate : 0;
}
