// claim:  get
// truth:  equivalent
// today:  unknown
// why:    the private variable holds the negative, and whoever asks for it gets it turned round: no caller sees a difference

static int cache;
void put(int x) { cache = x; }
int get(void) { return cache; }
