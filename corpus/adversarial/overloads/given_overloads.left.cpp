// claim:  paint
// truth:  equivalent
// why:    overloads with bodies, in another order

static int area(int w, int h) { return w * h; }
static long area(long w, long h) { return w * h; }

long paint(int w, int h) {
    return area(w, h) + area((long)w, (long)h);
}
