static int cache;
void put(int x) { cache = -x; }
int get(void) { return -cache; }
