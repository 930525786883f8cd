int days_before_year(int year) {
    if (year < 1 || year > 9999)
        return -1;
    int before = year - 1;
    return before * 365 + before / 4 - before / 100 + before / 400;
}
