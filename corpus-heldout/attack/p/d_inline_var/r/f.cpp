static int counter = 0;
int f() { return ++counter; }
