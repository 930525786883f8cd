// claim:  holiday
// truth:  different
// why:    three numbers have to add up to one constant
int holiday(int year, int month, int day) {
    int packed = year * 10000 + month * 100 + day;
    if (packed == 20240229) {
        return 1;
    }
    return month == 12 && day == 25;
}
