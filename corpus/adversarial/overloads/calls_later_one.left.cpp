// claim:  *
// truth:  different
// why:    of three overloads, the second changed, which calls the third and not the first
int mark(char letter) { return letter; }
int mark(double points);
int mark(int points) { return mark(points * 0.5); }
int mark(double points) { return points > 10.0; }
