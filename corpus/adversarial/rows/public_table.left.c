// claim:  *
// truth:  different
// why:    one entry of a table that other files read changed; the function does not look at it
const unsigned char days[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

int is_leap(int year) { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0); }
