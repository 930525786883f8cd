// claim:  is_x
// truth:  different
// today:  unknown
// why:    a table of addresses that are written as numbers, with the entries swapped

int x, y;

static const long places[2] = { (long)&x, (long)&y };

int is_x(int i) {
    return places[i & 1] == (long)&x;
}
