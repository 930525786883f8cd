int grade(int points) { return points / 10; }
int grade(double points) { return (int)(points / 10.0 + 0.5); }
