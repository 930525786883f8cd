int quotient, remainder_of;

void split_up(int a) {
    remainder_of = a % 10;
    quotient = a / 10;
}
