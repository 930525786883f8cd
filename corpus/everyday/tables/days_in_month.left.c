// claim: days_in_month
// truth: equivalent
// why:   a table against a switch
int days_in_month(int month, int leap) {
    static const int days[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    if (month < 1 || month > 12)
        return 0;
    return days[month - 1] + (month == 2 && leap ? 1 : 0);
}
