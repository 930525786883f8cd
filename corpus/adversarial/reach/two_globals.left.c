// claim:  split_up
// truth:  equivalent
// why:    two variables are never at the same place
int quotient, remainder_of;

void split_up(int a) {
    quotient = a / 10;
    remainder_of = a % 10;
}
