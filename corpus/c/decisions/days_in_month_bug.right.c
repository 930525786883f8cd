int days_in_month(int month, int leap) {
    if (month < 1 || month > 12)
        return 0;
    if (month == 2)
        return leap ? 29 : 28;
    return month & 1 ? 31 : 30;
}
