static int counter = 1;
int next_id(void) { return counter++; }
