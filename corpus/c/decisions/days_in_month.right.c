int days_in_month(int month, int leap) {
    if (month <= 0 || month >= 13)
        return 0;
    if (month == 2)
        return leap ? 29 : 28;
    if (month <= 7)
        return month % 2 ? 31 : 30;
    return month % 2 ? 30 : 31;
}
