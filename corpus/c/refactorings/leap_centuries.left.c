// claim:  is_leap
// truth:  different
// why:    only centuries that are multiples of four hundred are leap years
int is_leap(int year) {
    return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
}
