unsigned reversed(unsigned number) {
    unsigned result = 0;
    do {
        unsigned digit = number % 10;
        result = result * 10 + digit;
        number = (number - digit) / 10;
    } while (number != 0);
    return result;
}
