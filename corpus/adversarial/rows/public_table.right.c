const unsigned char days[12] = {31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

int is_leap(int year) { return year % 400 == 0 || (year % 4 == 0 && year % 100 != 0); }
