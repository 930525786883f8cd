// claim:  *
// truth:  different
// why:    of two overloads, the one for double changed
int grade(int points) { return points / 10; }
int grade(double points) { return (int)(points / 10.0); }
