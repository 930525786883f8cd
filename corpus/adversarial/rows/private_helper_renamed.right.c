static int at_most_hundred(int value) { return value <= 100 ? value : 100; }

int score(int points, int bonus) { return at_most_hundred(points) + at_most_hundred(bonus); }
