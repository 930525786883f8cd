struct person { int age; int income; };
int tax(struct person person, int rate) {
    int both = person.age ^ person.income;
    return rate + (both ^ person.income ^ person.age);
}
