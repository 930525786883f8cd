// claim:  pair
// truth:  different
// today:  unknown
// why:    private variables have other names and other roles

static int low = 1;
static int high = 1;

int pair(int n) {
    low += n;
    high *= 2;
    return low;
}
