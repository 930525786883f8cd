// claim:  *
// truth:  different
// today:  unknown
// why:    the overload that changed is not supported, and calls one that did not change
volatile int port;
int mark(double points);
int mark(int points) { return mark(points * 0.5) + port; }
int mark(double points) { return points > 10.0; }
