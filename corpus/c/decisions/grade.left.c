// claim: grade
// truth: equivalent
// why:   a chain of conditions against a loop over a table of thresholds
char grade(int points) {
    if (points >= 90)
        return 'A';
    else if (points >= 80)
        return 'B';
    else if (points >= 70)
        return 'C';
    else if (points >= 60)
        return 'D';
    return 'F';
}
