int is_leap(int year) {
    if (year % 100 == 0)
        return year % 200 == 0;
    return (year & 3) == 0;
}
