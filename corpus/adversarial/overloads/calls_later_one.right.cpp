int mark(char letter) { return letter; }
int mark(double points);
int mark(int points) { return mark(points * 0.5) + 1; }
int mark(double points) { return points > 10.0; }
