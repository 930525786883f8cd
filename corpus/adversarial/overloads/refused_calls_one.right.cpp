volatile int port;
int mark(double points);
int mark(int points) { return mark(points * 0.5) - port; }
int mark(double points) { return points > 10.0; }
