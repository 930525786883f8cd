char grade(int points) {
    static const int least[4] = {90, 80, 70, 60};
    static const char letters[5] = {'A', 'B', 'C', 'D', 'F'};
    int i = 0;
    while (i < 4 && points < least[i])
        i++;
    return letters[i];
}
