void shift(char *text, int by) {
    unsigned long i = 0;
    while (text[i] != 0) {
        char letter = text[i];
        if (!(letter < 'a' || letter > 'z'))
            text[i] = (char)((letter - 'a' + by) % 26 + 'a');
        i++;
    }
}
