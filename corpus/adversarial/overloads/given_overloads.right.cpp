static long area(long w, long h) { return h * w; }
static int area(int w, int h) { return h * w; }

long paint(int w, int h) {
    long wide = area((long)h, (long)w);
    return wide + area(h, w);
}
