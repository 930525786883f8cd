static int count;
void inc(void) { count += 2; }
int get(void) { return count; }
